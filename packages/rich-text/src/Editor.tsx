import { type LanguageCode, useLocale } from '@galleria/i18n'
import type { Extensions, JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
// Its commands: whoever places the editor brings the kit itself, with what can be written.
import type {} from '@tiptap/starter-kit'
import { use, useId, useState } from 'react'
import styles from './editor.module.css'
import { LinkForm } from './LinkForm.tsx'
import { messages, useMessages } from './messages/index.ts'
import { asText } from './paste.ts'
import { Toolbar } from './Toolbar.tsx'
import { useTools } from './use-tools.tsx'

export interface EditorProps {
  /** Extensions of the editor: a document holds nothing else. */
  readonly extensions: Extensions
  readonly content: JSONContent
  readonly label: string
  /** Whether words may lead there. */
  readonly isLink: (address: string) => boolean
  readonly onChange: (doc: JSONContent) => void
}

const words = new Map<LanguageCode, Promise<void>>()

/** One promise for a language, or React would wait for ever new ones. */
function wordsIn(code: LanguageCode): Promise<void> {
  const known = words.get(code) ?? messages.load(code)
  words.set(code, known)
  return known
}

/** Begins with what there is; from then on it tells what was written, and is told nothing. */
export function Editor({ extensions, content, label, isLink, onChange }: EditorProps) {
  use(wordsIn(useLocale().language.code))
  const t = useMessages()
  const id = useId()
  const [linked, setLinked] = useState<string | null>(null)
  const editor = useEditor({
    extensions,
    content,
    // Styles come with the module: a page lets no script write them.
    injectCSS: false,
    editorProps: {
      ...asText,
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
    },
    onUpdate: ({ editor: now }) => onChange(now.getJSON()),
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
      <Toolbar label={t('editor.tools')} controls={id} tools={tools} />
      {linked !== null && (
        <div className={styles.link}>
          <LinkForm href={linked} isLink={isLink} onDone={done} />
        </div>
      )}
      <EditorContent editor={editor} className={styles.words} />
    </div>
  )
}
