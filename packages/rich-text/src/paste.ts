import type { EditorProps, EditorView } from '@tiptap/pm/view'

/** Text alone is taken over: reading HTML would need a page that lets scripts write it (Trusted Types). */
export const asText: Pick<EditorProps, 'handlePaste' | 'handleDrop'> = {
  handlePaste: (view, event) => {
    // Ignores the event that `pasteText` itself causes, which has no clipboard.
    if (!event.clipboardData) return false
    const text = event.clipboardData.getData('text/plain')
    if (text) view.pasteText(text)
    return true
  },
  handleDrop: (view, event, _, moved) => {
    if (moved) return false
    const text = event.dataTransfer?.getData('text/plain')
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
    if (text && at !== undefined) insert(view, text, at)
    return true
  },
}

function insert(view: EditorView, text: string, at: number): void {
  view.dispatch(view.state.tr.insertText(text, at))
  view.focus()
}
