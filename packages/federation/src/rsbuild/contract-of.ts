import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readAgreement } from '../contract/read-agreement.ts'
import { readUses } from '../contract/read-uses.ts'
import type { Props } from '../contract/shape.ts'
import type { ModuleDefinition } from '../define-module.ts'
import type { ReleaseDraft, WidgetUse } from '../release.ts'
import { sourcesOf } from './sources-of.ts'

/** In the published package the agreement is a declaration. */
const agreed = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../widgets.ts' : '../widgets.d.ts', import.meta.url),
)

type Sources = readonly { readonly file: string; readonly code: string }[]

/** Reads what a module offers, fills and places from its sources and the agreement it is built with. */
export function contractOf(
  src: string,
  { name: module, widgets = {}, extensions = {} }: ModuleDefinition,
): Pick<ReleaseDraft, 'widgets' | 'uses' | 'extensions' | 'slots'> {
  const sources = sourcesOf(src)
  const agreement = agreementIn(sources)
  const slots = agreementIn(sources, 'Slots')
  const filled = Object.entries(extensions).map(([slot, { order = 100 }]) => {
    if (!slots[slot]) throw new Error(unknownSlot(module, slot, Object.keys(slots)))
    return [slot, { order, props: slots[slot] }] as const
  })
  const placed = placedIn(sources, slots, 'Slot')
  return {
    widgets: Object.fromEntries(Object.keys(widgets).map((name) => [name, agreement[name] ?? {}])),
    uses: usesIn(sources, agreement, `${module}.`),
    ...(filled.length > 0 && { extensions: Object.fromEntries(filled) }),
    ...(Object.keys(placed).length > 0 && { slots: placed }),
  }
}

/** Widgets that sources place, but for those whose name begins with `own`. */
export function usesIn(
  sources: Sources,
  agreement: Readonly<Record<string, Props>> = agreementIn(sources),
  own = '',
): Record<string, WidgetUse> {
  const placed = Object.entries(placedIn(sources, agreement, 'Widget'))
  return Object.fromEntries(placed.filter(([widget]) => own === '' || !widget.startsWith(own)))
}

function agreementIn(sources: Sources, of: 'Widgets' | 'Slots' = 'Widgets'): Record<string, Props> {
  const agreement: Record<string, Props> = readAgreement(agreed, readFileSync(agreed, 'utf8'), of)
  for (const { file, code } of sources) {
    if (code.includes(`interface ${of}`)) Object.assign(agreement, readAgreement(file, code, of))
  }
  return agreement
}

function placedIn(
  sources: Sources,
  agreement: Readonly<Record<string, Props>>,
  element: 'Widget' | 'Slot',
): Record<string, WidgetUse> {
  const uses: Record<string, WidgetUse> = {}
  for (const { file, code } of sources) {
    if (!code.includes(`<${element}`)) continue
    for (const { widget, given } of readUses(file, code, agreement, element)) {
      const before = uses[widget]?.given ?? []
      const isNew = !before.some((names) => names.join() === given.join())
      uses[widget] = { props: agreement[widget] ?? {}, given: isNew ? [...before, given] : before }
    }
  }
  return Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function unknownSlot(module: string, slot: string, known: readonly string[]): string {
  return `The module "${module}" fills the slot "${slot}", which no page has agreed on. Choose one of ${known.join(', ')}, or agree on it in Slots (packages/federation/src/widgets.ts).`
}
