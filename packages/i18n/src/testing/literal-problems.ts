import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

const spoken = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'label',
  'title',
  'placeholder',
  'description',
  'hint',
])
const words = /\p{L}{2,}/u

/** Words that stand in JSX instead of in messages, as `file:line words`. `except` are words of no language, e.g. a name. */
export function literalProblems(src: string, except: readonly string[] = []): string[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(?<!\.test|\.fixture)\.tsx$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(src, file), 'utf8')
      return literalsIn(code)
        .filter(({ text }) => !except.includes(text))
        .map(({ text, start }) => `${file}:${code.slice(0, start).split('\n').length} ${text}`)
    })
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** @public */
export function literalsIn(code: string): { readonly text: string; readonly start: number }[] {
  const found: { text: string; start: number }[] = []
  const note = (text: unknown, start: number) => {
    if (typeof text === 'string' && words.test(text)) found.push({ text: text.trim(), start })
  }
  /** Notes the literals that an expression in a readable place may evaluate to. */
  const shown = (node: Node | null) => {
    if (node?.type === 'Literal') note(node.value, node.start)
    if (node?.type === 'TemplateLiteral')
      for (const part of node.quasis as Node[]) note((part.value as { cooked: string }).cooked, part.start)
    if (node?.type === 'ConditionalExpression') {
      shown(node.consequent as Node)
      shown(node.alternate as Node)
    }
    if (node?.type === 'LogicalExpression') shown(node.right as Node)
    if (node?.type === 'JSXExpressionContainer') shown(node.expression as Node)
  }
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node
    if (node.type === 'JSXText') note(node.value, node.start)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[]) shown(child)
    if (node.type === 'JSXAttribute' && spoken.has((node.name as { name: string }).name))
      shown(node.value as Node | null)
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(parseSync('file.tsx', code).program)
  return found
}
