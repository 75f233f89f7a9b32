import { parseSync } from 'oxc-parser'

interface Node {
  readonly type: string
  readonly start: number
  readonly value?: unknown
}

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
  visit(parseSync(file, code).program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') add(node, node.value)
    if (node.type === 'JSXText' && typeof node.value === 'string') add(node, node.value)
    if (node.type === 'TemplateElement') add(node, (node.value as { cooked?: string }).cooked ?? '')
  })
  return texts
}

const lineOf = (code: string, at: number) => code.slice(0, at).split('\n').length

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, look)
  else if (node && typeof node === 'object') {
    if ('type' in node) look(node as Node)
    for (const child of Object.values(node)) visit(child, look)
  }
}
