import type { ReleaseDraft } from './release.ts'
import { slotLimits } from './widgets.ts'

/** Most extensions of a slot for which nothing else is agreed. */
const usualLimit = 3

/** Name by which an extension is loaded, measured and reported: as a widget's, so that it fails and recovers like one. */
export function extensionName(module: string, slot: string): string {
  return `${module}.${slot}`
}

export function limitOf(slot: string): number {
  return slotLimits[slot] ?? usualLimit
}

/** A slot that every teams' pages may have, whatever is released. */
export function isAgreed(slot: string): boolean {
  return Object.hasOwn(slotLimits, slot)
}

/** Extensions of one slot in order, also those beyond its limit. */
export function inOrder<Filling extends { readonly order: number; readonly module: string }>(
  fillings: readonly Filling[],
): Filling[] {
  return [...fillings].sort((a, b) => a.order - b.order || (a.module < b.module ? -1 : 1))
}

/** Names of the extensions that fill each slot of a set of releases, in order and within its limit. `off`: names that are turned off. */
export function filledSlots(
  records: Iterable<Pick<ReleaseDraft, 'module' | 'extensions'>>,
  off: ReadonlySet<string>,
): Readonly<Record<string, readonly string[]>> {
  const slots = new Map<string, { readonly module: string; readonly order: number }[]>()
  for (const { module, extensions = {} } of records)
    for (const [slot, { order }] of Object.entries(extensions))
      if (!off.has(extensionName(module, slot)))
        slots.set(slot, [...(slots.get(slot) ?? []), { module, order }])
  return Object.fromEntries(
    [...slots]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([slot, found]) => [
        slot,
        inOrder(found)
          .slice(0, limitOf(slot))
          .map(({ module }) => extensionName(module, slot)),
      ]),
  )
}
