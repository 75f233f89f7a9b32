import { EditorContent, useEditor } from '@tiptap/react'
import { useId, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './editor.module.css'
import { extensions } from './extensions.ts'
import { LinkForm } from './LinkForm.tsx'
import { asText } from './paste.ts'
import { type Nodes, toDoc, toNodes } from './rich-doc.ts'
import { Toolbar } from './Toolbar.tsx'
import { useTools } from './use-tools.tsx'

interface AboutEditorProps {
  readonly nodes: Nodes
  readonly label: string
  readonly onChange: (nodes: Nodes) => void
}

/** Begins with what there is; from then on it tells what was written, and is told nothing. */
export default function AboutEditor({ nodes, label, onChange }: AboutEditorProps) {
  const t = useMessages()
  const id = useId()
  const [linked, setLinked] = useState<string | null>(null)
  const editor = useEditor({
    extensions,
    content: toDoc(nodes),
    // Styles come with the module: a page lets no script write them.
    injectCSS: false,
    editorProps: {
      ...asText,
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
    },
    onUpdate: ({ editor: now }) => onChange(toNodes(now.getJSON())),
  })
  const tools = useTools(editor, () => setLinked(editor.getAttributes('link').href ?? ''))
  const done = (href: string | null) => {
    setLinked(null)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (href === null) editor.commands.focus()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
  }
  return (
    <div className={styles.editor}>
      <Toolbar label={t('about.tools')} controls={id} tools={tools} />
      {linked !== null && (
        <div className={styles.link}>
          <LinkForm href={linked} onDone={done} />
        </div>
      )}
      <EditorContent editor={editor} className={styles.words} />
    </div>
  )
}
