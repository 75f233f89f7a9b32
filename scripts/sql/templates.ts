import { lineOf, type Node, partsOf, visit } from '../lib/syntax.ts'

export interface Template {
  readonly line: number
  /** The text around what is put in. */
  readonly parts: readonly string[]
}

/** Each `sql` template of a source, and each text given to `sql.raw` or to a connection's `query`. */
export function templatesOf(file: string, source: string): Template[] {
  const found: Template[] = []
  const add = (start: number, parts: readonly string[]) => found.push({ line: lineOf(source, start), parts })
  visit(file, source, (node) => {
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'sql') {
      add(node.start, partsOf(node.quasi))
    } else if (node.type === 'CallExpression') {
      const [text] = node.arguments
      const parts = text?.type === 'TemplateLiteral' ? partsOf(text) : [text?.value].filter(isText)
      if (isAsking(node.callee, parts.join(' '))) add(node.start, parts)
    }
  })
  return found
}

/** A request of hono has a `query` too: it takes one word. */
function isAsking({ type, object, property }: Node, text: string): boolean {
  if (type !== 'MemberExpression' || !text.includes(' ')) return false
  return property.name === 'query' || (property.name === 'raw' && object.name === 'sql')
}

const isText = (value: unknown): value is string => typeof value === 'string'
