import type { Props } from './shape.ts'
import { type Node, nodesOf, parse } from './walk.ts'

const ofWidget = new Set(['name', 'fallback', 'load', 'key', 'ref'])

/** Widgets, or slots, that a source file places, with the props given at each place. */
export function readUses(
  file: string,
  code: string,
  agreement: Readonly<Record<string, Props>>,
  element: 'Widget' | 'Slot' = 'Widget',
): { readonly widget: string; readonly given: string[] }[] {
  const uses: { widget: string; given: string[] }[] = []
  for (const opening of nodesOf(parse(file, code), 'JSXOpeningElement')) {
    if ((opening.name as Node).name !== element) continue
    const attributes = opening.attributes as Node[]
    const named = attributes.find((each) => (each.name as Node | undefined)?.name === 'name')
    const widget = literal(named?.value as Node | undefined)
    if (widget === null) continue
    const given = new Set<string>()
    for (const attribute of attributes) {
      if (attribute.type === 'JSXSpreadAttribute') {
        // Count every required prop as given: the type checker compared the spread with the agreement.
        for (const [name, { optional }] of Object.entries(agreement[widget] ?? {}))
          if (!optional) given.add(name)
      } else {
        const name = String((attribute.name as Node).name)
        if (!ofWidget.has(name)) given.add(name)
      }
    }
    uses.push({ widget, given: [...given].sort() })
  }
  return uses
}

function literal(value: Node | undefined): string | null {
  const inner = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value
  return inner && typeof inner.value === 'string' ? inner.value : null
}
