import { Editor } from '../Editor.tsx'
import { docOf, htmlOf } from './html-doc.ts'
import { extensions, isLink } from './html-extensions.ts'

interface HtmlEditorProps {
  readonly label: string
  readonly html: string
  readonly onChange: (html: string) => void
}

/** Begins with what there is; from then on it tells what was written, and is told nothing. */
export default function HtmlEditor({ label, html, onChange }: HtmlEditorProps) {
  return (
    <Editor
      extensions={extensions}
      content={docOf(html)}
      label={label}
      isLink={isLink}
      onChange={(doc) => onChange(htmlOf(doc))}
    />
  )
}
