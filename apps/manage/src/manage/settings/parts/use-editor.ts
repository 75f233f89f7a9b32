import { useDraft, useSend } from '@galleria/manage'

/** Body that a form of settings sends: what it shows, and what it began with. */
export interface Edited<Draft> {
  readonly draft: Draft
  readonly seen: Draft
}

/** Draft of a form with what became of sending it. */
export function useEditor<Draft extends object>(saved: Draft) {
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, restore } = useDraft(saved)
  const onSave = () => send({ draft, seen: saved } satisfies Edited<Draft>)
  return {
    draft,
    change,
    errors: sent?.errors,
    form: { sent, isSending, isChanged, onSave, onReset: reset, onRestore: restore },
  }
}
