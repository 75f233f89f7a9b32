import { type Editor, useEditorState } from '@tiptap/react'
import { useMessages } from './messages/index.ts'
import type { Tool } from './Toolbar.tsx'

/** Commands for the selection, and their present state. */
export function useTools(editor: Editor, openLink: () => void): readonly Tool[] {
  const t = useMessages()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      cannotUndo: !now.can().undo(),
      cannotRedo: !now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  return [
    tool('bold', t('editor.bold'), <b>B</b>, on.bold, () => chain().toggleBold().run()),
    tool('italic', t('editor.italic'), <i>I</i>, on.italic, () => chain().toggleItalic().run()),
    tool('underline', t('editor.underline'), <u>U</u>, on.underline, () => chain().toggleUnderline().run()),
    tool('strike', t('editor.strike'), <s>S</s>, on.strike, () => chain().toggleStrike().run()),
    tool(
      'heading',
      t('editor.heading'),
      <Sign path="M4 6v12M12 6v12M4 12h8M16 10l3-2v10" />,
      on.heading,
      () => chain().toggleHeading({ level: 2 }).run(),
    ),
    tool(
      'subheading',
      t('editor.subheading'),
      <Sign path="M4 6v12M12 6v12M4 12h8M16 10a2.2 2.2 0 1 1 4 1.5L16 18h5" />,
      on.subheading,
      () => chain().toggleHeading({ level: 3 }).run(),
    ),
    tool(
      'bullets',
      t('editor.bullets'),
      <Sign path="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />,
      on.bullets,
      () => chain().toggleBulletList().run(),
    ),
    tool(
      'numbers',
      t('editor.numbers'),
      <Sign path="M10 6h10M10 12h10M10 18h10M4 5l1-.5v4M4 13.5h2l-2 3h2" />,
      on.numbers,
      () => chain().toggleOrderedList().run(),
    ),
    tool('quote', t('editor.quote'), <Sign path="M5 5v14M10 8h10M10 12h10M10 16h6" />, on.quote, () =>
      chain().toggleBlockquote().run(),
    ),
    tool(
      'link',
      t('editor.link'),
      <Sign path="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1m2 3.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1" />,
      on.link,
      openLink,
    ),
    {
      name: 'undo',
      label: t('editor.undo'),
      sign: <Sign path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />,
      isOff: on.cannotUndo,
      run: () => chain().undo().run(),
    },
    {
      name: 'redo',
      label: t('editor.redo'),
      sign: <Sign path="m15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3" />,
      isOff: on.cannotRedo,
      run: () => chain().redo().run(),
    },
  ]
}

function tool(name: string, label: string, sign: Tool['sign'], isOn: boolean, run: () => void): Tool {
  return {
    name,
    label,
    sign,
    isOn,
    run,
  }
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
