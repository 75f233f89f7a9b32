import type { ReleaseRecord } from '@galleria/federation'
import { inOrder, isAgreed, limitOf } from '@galleria/federation/slots'
import type { Gate, Verdict } from './gate.ts'
import { propFaults } from './widget-contract.ts'

const gate = 'slots'

/** An extension fills a slot that pages have, and takes what they give; one beyond the slot's limit is not shown. */
export const slots: Gate = ({ candidate, others }): Verdict => {
  const rest = others.filter(({ module }) => module !== candidate.module)
  const all = [candidate, ...rest]
  const unknown = slotsOf(candidate)
    .filter((slot) => !isAgreed(slot) && !all.some(({ slots: placed = {} }) => Object.hasOwn(placed, slot)))
    .map((slot) => `${candidate.module} fills the slot "${slot}", which no page has.`)
  const pairs = [
    ...all.map((placing) => [placing, candidate] as const),
    ...rest.map((filling) => [candidate, filling] as const),
  ]
  const misfits = pairs.flatMap(([placing, filling]) => broken(placing, filling))
  const found = [...new Set([...unknown, ...misfits])]
  if (found.length > 0)
    return {
      gate,
      verdict: 'fail',
      found,
      advice:
        'docs/widgets.md lists the slots with their props. Take only what the slot gives, and release the page that places a new slot first.',
    }
  const hidden = slotsOf(candidate).flatMap((slot) => beyondLimit(slot, candidate, all))
  return { gate, verdict: hidden.length > 0 ? 'warn' : 'pass', found: hidden }
}

function slotsOf({ extensions = {} }: ReleaseRecord): string[] {
  return Object.keys(extensions)
}

/** Compares what the pages of one release give to a slot with what the extension of another takes. */
function broken(placing: ReleaseRecord, filling: ReleaseRecord): string[] {
  return slotsOf(filling).flatMap((slot) => {
    const use = placing.slots?.[slot]
    const props = filling.extensions?.[slot]?.props
    if (!use || !props) return []
    const call = `${placing.module}@${placing.version} gives the slot "${slot}" to ${filling.module}@${filling.version}`
    // A page may give more than an extension takes: the agreement grows without a release of every extension.
    const given = use.given.map((names) => names.filter((name) => Object.hasOwn(props, name)))
    return propFaults(call, { ...use, given }, props)
  })
}

function beyondLimit(slot: string, candidate: ReleaseRecord, all: readonly ReleaseRecord[]): string[] {
  const fillings = all.flatMap(({ module, extensions }) => {
    const filling = extensions?.[slot]
    return filling ? [{ module, order: filling.order }] : []
  })
  const limit = limitOf(slot)
  const place = inOrder(fillings).findIndex(({ module }) => module === candidate.module)
  if (place < limit) return []
  return [
    `The slot "${slot}" shows ${limit} extensions, and ${candidate.module} comes after them: it is not shown. Give it a lower order.`,
  ]
}
