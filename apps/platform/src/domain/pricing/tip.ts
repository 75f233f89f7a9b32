import type { Minor } from '../money/money.ts'
import { part, percent, share, type Weighted } from './amounts.ts'

/** Spec §3 "Tip types": a suggested percentage, a suggested amount, or one the shopper wrote. */
export type Tip =
  | { readonly type: 'PERCENTAGE'; readonly percent: string }
  | { readonly type: 'AMOUNT' | 'CUSTOM'; readonly amount: Minor }

/** A percentage is of the goods after discounts, before tax. */
export function tipOf(tip: Tip | undefined, goods: Minor): Minor {
  if (!tip) return 0
  return tip.type === 'PERCENTAGE' ? part(goods, percent(tip.percent)) : tip.amount
}

/** Among those who earned it, by heads or by what each did (spec §3 "split methods"). */
export function splitTip(
  tip: Minor,
  method: 'EQUAL' | 'PROPORTIONAL',
  among: readonly Weighted[],
): Map<string, Minor> {
  const alike = method === 'EQUAL' || among.every(({ weight }) => weight === 0)
  return share(tip, alike ? among.map(({ id }) => ({ id, weight: 1 })) : among)
}
