import { parseSync } from 'oxc-parser'

// biome-ignore lint/suspicious/noExplicitAny: the parser's tree, whose every node has a shape of its own
export type Node = any

/** Calls `look` with every node of a source, outermost first. */
export function visit(file: string, source: string, look: (node: Node) => void): void {
  walk(parseSync(file, source).program, look)
}

function walk(node: Node, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, look)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') look(node)
    for (const value of Object.values(node)) walk(value, look)
  }
}

/** Text of a string or of a template, whose values are written `…`; undefined of any other node. */
export function textOf(node: Node): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? partsOf(node).join('…') : undefined
}

/** Text of a template around its values. */
export function partsOf(template: Node): string[] {
  return template.quasis.map((quasi: Node) => quasi.value.cooked)
}

/** Line of an offset, the first being 1. */
export const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length
