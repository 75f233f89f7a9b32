import { type Node, textOf, visit } from '../../lib/syntax.ts'

/** Places of the code at which one error arises. */
export interface ApiErrorCode {
  readonly code: string
  readonly statuses: readonly string[]
  /** Descriptions that callers get; `…` stands for what the moment fills in. */
  readonly messages: readonly string[]
  /** Areas of the platform that say it. */
  readonly areas: readonly string[]
}

/** Functions that make an error, and where among their arguments status, code and description stand. */
const makers: Readonly<
  Record<string, readonly [status: number | string, code: number, description: number]>
> = {
  applicationError: [0, 1, 2],
  refused: ['400', 0, 1],
  conflict: ['409', 0, 1],
  bad: ['400', 0, 1],
}

/** Every error code of these sources, by what the calls that make an error say, and tables of codes beside them. */
export function apiErrors(files: ReadonlyMap<string, string>): ApiErrorCode[] {
  const found = new Map<string, { statuses: Set<string>; messages: Set<string>; areas: Set<string> }>()
  for (const [file, source] of files) {
    if (!/applicationError|refused\(|conflict\(|bad\(|description:/.test(source)) continue
    const add = (code: string, status: string | undefined, message: string | undefined) => {
      const entry = found.get(code) ?? { statuses: new Set(), messages: new Set(), areas: new Set() }
      found.set(code, entry)
      if (status) entry.statuses.add(status)
      if (message) entry.messages.add(message)
      entry.areas.add(areaOf(file))
    }
    visit(file, source, (node) => {
      if (node.type === 'CallExpression') fromCall(node, add)
      if (node.type === 'ObjectExpression') fromTable(node, add)
    })
  }
  return Array.from(found, ([code, { statuses, messages, areas }]) => ({
    code,
    statuses: [...statuses].sort(),
    messages: [...messages].sort(),
    areas: [...areas].sort(),
  })).sort((a, b) => (a.code < b.code ? -1 : 1))
}

type Add = (code: string, status: string | undefined, message: string | undefined) => void

function fromCall({ callee, arguments: given }: Node, add: Add): void {
  const maker = makers[callee.name]
  if (!maker) return
  const args = given as readonly Node[]
  const [status, code, description] = maker
  const made = typeof status === 'number' ? numberOf(args[status]) : status
  for (const each of codesOf(args[code])) add(each, made, textOf(args[description]))
}

/** `{ code: 'X', description: '…' }`, and `{ X: '…' }` where names are codes and values sentences. */
function fromTable({ properties }: Node, add: Add): void {
  const fields = new Map(
    (properties as readonly Node[]).flatMap((property) => {
      const key = property.key as { name?: string; value?: string } | undefined
      const name = key?.name ?? key?.value
      return name ? [[name, property.value as Node]] : []
    }),
  )
  const [code] = codesOf(fields.get('code'))
  const description = textOf(fields.get('description'))
  if (code && description) add(code, undefined, description)
  for (const [name, value] of fields) {
    const text = textOf(value)
    if (isCode(name) && text && /^[A-Z][^{]* .*[.…]$/.test(text)) add(name, undefined, text)
  }
}

const isCode = (text: string) =>
  /^([A-Z][A-Z\d]*(_[A-Z\d]+)+|-\d{5}|INTERNAL|UNAVAILABLE|UNAUTHENTICATED)$/.test(text)

/** A code written out, or both of a choice. */
function codesOf(node: Node | undefined): string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return isCode(node.value) ? [node.value] : []
  if (node?.type === 'ConditionalExpression')
    return [...codesOf(node.consequent as Node), ...codesOf(node.alternate as Node)]
  return []
}

function numberOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' ? String(node.value) : undefined
}

const areaOf = (file: string) => /src\/(?:areas|pages|dev)\/([\w-]+)\//.exec(file)?.[1] ?? 'every area'
