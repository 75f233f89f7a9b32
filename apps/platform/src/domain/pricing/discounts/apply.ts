import type { Minor } from '../../money/money.ts'
import { sum } from '../amounts.ts'
import { grossOf, type PricedLine } from '../line.ts'
import type { AppliedDiscount, Discount } from './discount.ts'
import type { Left } from './left.ts'
import { reduce } from './reduce.ts'

export interface Discounted {
  /** Amount that each line lost to all discounts. */
  readonly perLine: ReadonlyMap<string, Minor>
  readonly applied: readonly AppliedDiscount[]
  readonly freeShipping: readonly Discount[]
}

/** One after the other, each on what the one before has left. */
export function applyDiscounts(lines: readonly PricedLine[], discounts: readonly Discount[]): Discounted {
  const open = lines.filter(({ isMoney }) => !isMoney)
  const left = new Map(open.map((line) => [line.id, grossOf(line)]))
  const perLine = new Map<string, Minor>()
  const applied: AppliedDiscount[] = []
  for (const { id, reduction, scopes, lineIds, onePiece } of discounts) {
    if (reduction.kind === 'FREE_SHIPPING') continue
    const inScope = open.filter(
      (line) =>
        (!scopes || scopes.some((scope) => line.scopes?.includes(scope))) &&
        (!lineIds || lineIds.includes(line.id)),
    )
    const whole = inScope.map((line) => ({
      id: line.id,
      amount: left.get(line.id) ?? 0,
      pieces: Math.max(0, line.quantity - (line.covered ?? 0)),
    }))
    const lost = reduce(reduction, onePiece ? dearestPiece(whole) : whole)
    for (const [lineId, amount] of lost) {
      left.set(lineId, (left.get(lineId) ?? 0) - amount)
      perLine.set(lineId, (perLine.get(lineId) ?? 0) + amount)
    }
    const amount = sum(lost.values())
    const target = scopes || lineIds ? 'SPECIFIC_ITEMS' : 'GLOBAL'
    if (inScope.length)
      applied.push({ id, amount, target, lineIds: inScope.map((line) => line.id), byLine: lost })
  }
  return {
    perLine,
    applied,
    freeShipping: discounts.filter(({ reduction }) => reduction.kind === 'FREE_SHIPPING'),
  }
}

/** Rounded down, so that one piece of several never loses more than it costs. */
function dearestPiece(lines: readonly Left[]): Left[] {
  const pieces = lines
    .filter((line) => line.pieces > 0)
    .map(({ id, amount, pieces: of }) => ({ id, amount: Math.floor(amount / of), pieces: 1 }))
  return pieces.sort((a, b) => b.amount - a.amount || (a.id < b.id ? -1 : 1)).slice(0, 1)
}
