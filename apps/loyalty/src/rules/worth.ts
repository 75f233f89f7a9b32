import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import { forTier } from './points.ts'

/**
 * Value of points at the checkout, by the best reward that turns points into money; a decimal number.
 * Undefined where there is none, or too few points for it.
 */
export function worthOf(
  balance: number,
  rewards: readonly Reward[],
  tierId: string | undefined,
): number | undefined {
  const sums = rewards
    .filter(({ active }) => active)
    .flatMap(({ discountAmount }) => forTier(discountAmount?.configsByTier, tierId) ?? [])
    .map(({ amount, costInPoints }) => times(amount, Math.floor(balance / costInPoints)))
  const best = Math.max(0, ...sums)
  return best > 0 ? best : undefined
}

/** Counted in thousandths: no currency has a smaller unit. */
export function times(amount: string, count: number): number {
  return (Math.round(Number(amount) * 1000) * count) / 1000
}
