import { parseSync } from 'oxc-parser'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program as unknown as Node
}

/** Every node of this type, outermost first. */
export function* nodesOf(node: unknown, type: string): Generator<Node> {
  if (Array.isArray(node)) {
    for (const child of node) yield* nodesOf(child, type)
  } else if (node && typeof node === 'object') {
    if ((node as Node).type === type) yield node as Node
    for (const child of Object.values(node)) yield* nodesOf(child, type)
  }
}
