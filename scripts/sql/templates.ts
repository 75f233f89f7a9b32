import { parseSync } from 'oxc-parser'

export interface Template {
  readonly line: number
  /** The text around what is put in. */
  readonly parts: readonly string[]
}

/** Each `sql` template of a source, and each text given to `sql.raw` or to a connection's `query`. */
export function templatesOf(file: string, source: string): Template[] {
  const found: Template[] = []
  const add = (start: number, parts: readonly string[]) =>
    found.push({ line: source.slice(0, start).split('\n').length, parts })
  visit(parseSync(file, source).program, (node) => {
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

// biome-ignore lint/suspicious/noExplicitAny: the parser's tree, whose every node has a shape of its own
type Node = any

/** A request of hono has a `query` too: it takes one word. */
function isAsking({ type, object, property }: Node, text: string): boolean {
  if (type !== 'MemberExpression' || !text.includes(' ')) return false
  return property.name === 'query' || (property.name === 'raw' && object.name === 'sql')
}

const isText = (value: unknown): value is string => typeof value === 'string'

function partsOf(template: Node): string[] {
  return template.quasis.map((quasi: Node) => quasi.value.cooked)
}

function visit(node: Node, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, look)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') look(node)
    for (const value of Object.values(node)) visit(value, look)
  }
}
