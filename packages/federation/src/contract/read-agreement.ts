import type { Props } from './shape.ts'
import { shapeOf } from './shape-of.ts'
import { type Node, nodesOf, parse } from './walk.ts'

/** The props of every name that a file's `interface Widgets`, or `Slots`, has; its own or one that it extends. */
export function readAgreement(
  file: string,
  code: string,
  of: 'Widgets' | 'Slots' = 'Widgets',
): Record<string, Props> {
  const agreement: Record<string, Props> = {}
  for (const declared of nodesOf(parse(file, code), 'TSInterfaceDeclaration')) {
    if ((declared.id as Node).name !== of) continue
    for (const member of (declared.body as Node).body as Node[]) {
      if (member.type !== 'TSPropertySignature') continue
      const key = member.key as Node
      const type = (member.typeAnnotation as Node).typeAnnotation as Node
      const shape = shapeOf(type, code)
      if (typeof shape !== 'object' || !('object' in shape)) {
        throw new Error(`${file}: write the props of "${key.value ?? key.name}" inline, as an object type.`)
      }
      agreement[String(key.value ?? key.name)] = shape.object
    }
  }
  return agreement
}
