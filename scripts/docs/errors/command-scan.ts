import { type Node, textOf, visit } from '../../lib/syntax.ts'

/** Messages of each code that these sources throw; `…` stands for what the moment fills in. */
export function commandMessages(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const [file, source] of files) {
    if (!/Fault\b|\bfail\(/.test(source) || file.includes('.test.')) continue
    visit(file, source, (node) => {
      const [code, message] = thrown(node) ?? []
      if (code?.type !== 'Literal' || typeof code.value !== 'string') return
      const messages = found.get(code.value) ?? new Set()
      found.set(code.value, messages)
      for (const text of choices(message)) messages.add(text)
    })
  }
  return new Map(Array.from(found, ([code, messages]) => [code, [...messages].sort()]))
}

/** Arguments of an error that is made here, also by a class of errors for its base. */
function thrown(node: Node): readonly Node[] | undefined {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined
  const callee = node.callee as Node & { name?: string }
  if (!/^(DeliveryFault|Fault|fail)$/.test(callee.name ?? '') && callee.type !== 'Super') return undefined
  return node.arguments as readonly Node[]
}

function choices(node: Node | undefined): string[] {
  if (node?.type === 'ConditionalExpression')
    return [...choices(node.consequent as Node), ...choices(node.alternate as Node)]
  return [textOf(node)].filter((text) => text !== undefined)
}
