import Big from 'big.js'
import type { Minor } from '../money/money.ts'

export function sum(amounts: Iterable<Minor>): Minor {
  let total = 0
  for (const amount of amounts) total += amount
  if (!Number.isSafeInteger(total)) throw new AmountTooLarge()
  return total
}

/** Beyond what a number holds exactly: refused, never rounded. */
export class AmountTooLarge extends RangeError {
  constructor() {
    super('The amount is too large.')
  }
}

/** A decimal fraction of an amount, half up: `part(1000, '0.0825')` is 83. */
export function part(amount: Minor, rate: string | Big): Minor {
  return Number(new Big(amount).times(rate).round(0, Big.roundHalfUp))
}

/** `"12.5"` percent is the fraction `0.125`. */
export function percent(text: string): Big {
  return new Big(text).div(100)
}

export interface Weighted {
  readonly id: string
  readonly weight: Minor
}

/**
 * Parts in proportion to the weights that add up to the whole. What is left of the rounding goes one by one to the
 * largest remainders, ties to the lower id, so that the order of the weights changes nothing. A whole no larger than the
 * sum of the weights gives no part larger than its weight.
 */
export function share(whole: Minor, weights: readonly Weighted[]): Map<string, Minor> {
  const total = BigInt(sum(weights.map(({ weight }) => weight)))
  if (total === 0n || whole === 0) return new Map(weights.map(({ id }) => [id, 0]))
  const parts = weights.map(({ id, weight }) => {
    const product = BigInt(whole) * BigInt(weight)
    return { id, amount: Number(product / total), remainder: product % total }
  })
  let left = whole - sum(parts.map(({ amount }) => amount))
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? (a.id < b.id ? -1 : 1) : a.remainder > b.remainder ? -1 : 1,
  )
  for (const each of byRemainder) {
    if (left === 0) break
    each.amount += 1
    left -= 1
  }
  return new Map(parts.map(({ id, amount }) => [id, amount]))
}
