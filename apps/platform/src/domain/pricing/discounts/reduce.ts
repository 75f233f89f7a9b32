import type { Minor } from '../../money/money.ts'
import { part, percent, share, sum } from '../amounts.ts'
import { freePieces } from './buy-x-get-y.ts'
import type { Reduction } from './discount.ts'
import type { Left } from './left.ts'
import { reachedStep } from './tiers.ts'

/** Distributes a reduction over lines; no line loses more than it has. */
export function reduce(reduction: Reduction, lines: readonly Left[]): Map<string, Minor> {
  const base = sum(lines.map(({ amount }) => amount))
  const over = (whole: Minor) =>
    share(
      whole,
      lines.map(({ id, amount }) => ({ id, weight: amount })),
    )
  switch (reduction.kind) {
    case 'PERCENT':
      return over(Math.min(base, part(base, percent(reduction.percent))))
    case 'AMOUNT':
      return over(Math.min(base, reduction.amount))
    case 'FIXED_PRICE':
      return new Map(
        lines.map(({ id, amount, pieces }) => [id, Math.max(0, amount - reduction.amount * pieces)]),
      )
    case 'BUY_X_GET_Y':
      return freePieces(reduction, lines)
    case 'TIERS': {
      const step = reachedStep(reduction, lines)
      return step ? reduce(step, lines) : new Map()
    }
    case 'FREE_SHIPPING':
      return new Map()
  }
}
