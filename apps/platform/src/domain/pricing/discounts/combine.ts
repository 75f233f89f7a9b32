import { sum } from '../amounts.ts'
import type { PricedLine } from '../line.ts'
import { applyDiscounts } from './apply.ts'
import type { Discount } from './discount.ts'

/**
 * Discounts that count together. A discount that counts alone competes with every other one of its kind, and with all that
 * combine as a group; the largest saving on goods wins. Of equal savings the one with free delivery wins, then the group,
 * then the lower id. What the merchant gave by hand always counts, and is on neither side.
 */
export function combined(
  lines: readonly PricedLine[],
  byHand: readonly Discount[],
  offered: readonly Discount[],
): Discount[] {
  const alone = offered.filter((each) => each.alone).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (alone.length === 0 || offered.length === 1) return [...byHand, ...offered]
  const together = offered.filter((each) => !each.alone)
  const choices = [...(together.length ? [together] : []), ...alone.map((each) => [each])]
  const ranked = choices.map((group) => ({ group, ...savingsOf(lines, [...byHand, ...group]) }))
  const best = ranked.reduce((a, b) =>
    b.goods > a.goods || (b.goods === a.goods && b.free > a.free) ? b : a,
  )
  return [...byHand, ...best.group]
}

function savingsOf(lines: readonly PricedLine[], discounts: readonly Discount[]) {
  const { perLine, freeShipping } = applyDiscounts(lines, discounts)
  return { goods: sum(perLine.values()), free: Math.min(1, freeShipping.length) }
}
