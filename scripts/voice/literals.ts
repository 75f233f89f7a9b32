import { lineOf, type Node, visit } from '../lib/syntax.ts'

/** A text of a source and its line. */
export interface Text {
  readonly line: number
  readonly text: string
}

/** Texts of a source that may be read by a person: strings, template parts and JSX of two words or more; names of classes and SQL are short or begin in small letters. */
export function textsIn(file: string, code: string): Text[] {
  const texts: Text[] = []
  const add = ({ start }: Node, text: string) => {
    const trimmed = text.replace(/<[^>]*>?/g, ' ').trim()
    if (/[A-Za-z’']+ [A-Za-z{]/.test(trimmed)) texts.push({ line: lineOf(code, start), text: trimmed })
  }
  visit(file, code, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') add(node, node.value)
    if (node.type === 'JSXText' && typeof node.value === 'string') add(node, node.value)
    if (node.type === 'TemplateElement') add(node, node.value.cooked ?? '')
  })
  return texts
}
