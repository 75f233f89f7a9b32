import { Editor } from '@galleria/rich-text'
import { safeLink } from '../../../rules/rich-text.ts'
import { extensions } from './extensions.ts'
import { type Nodes, toDoc, toNodes } from './rich-doc.ts'

interface AboutEditorProps {
  readonly nodes: Nodes
  readonly label: string
  readonly onChange: (nodes: Nodes) => void
}

/** Begins with what there is; from then on it tells what was written, and is told nothing. */
export default function AboutEditor({ nodes, label, onChange }: AboutEditorProps) {
  return (
    <Editor
      extensions={extensions}
      content={toDoc(nodes)}
      label={label}
      isLink={(address) => safeLink(address) !== null}
      onChange={(doc) => onChange(toNodes(doc))}
    />
  )
}
