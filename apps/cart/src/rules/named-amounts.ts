import type { Say } from '../messages/index.ts'
import type { Money, Parts } from './model/index.ts'

export interface NamedAmount {
  readonly name: string
  readonly amount: Money
}

/** Each discount by its name; one for all where they do not add up to the whole. */
export function namedDiscounts({ discounts = [] }: Parts, whole: Money | undefined, t: Say) {
  const named = discounts.map(({ coupon, name, amount }) => ({
    name: coupon
      ? t('totals.coupon', { code: coupon })
      : name?.translated || name?.original || t('totals.discount'),
    amount,
  }))
  return wholeOf(named, whole, t('totals.discount'))
}

/** Each fee by its name; one for all where they do not add up to the whole. */
export function namedFees({ fees = [] }: Parts, whole: Money | undefined, t: Say) {
  const named = fees.map(({ isTip, name, amount }) => ({ name: isTip ? t('tip.title') : name, amount }))
  return wholeOf(named, whole, t('totals.fees'))
}

/** Half of the smallest unit of any currency: what floats of money may be apart. */
const APART = 0.0005

function wholeOf(
  named: readonly { readonly name: string; readonly amount: Money | undefined }[],
  whole: Money | undefined,
  together: string,
): readonly NamedAmount[] {
  const full = named.filter((each): each is NamedAmount => each.amount !== undefined)
  const sum = full.reduce((total, { amount }) => total + Number(amount.amount), 0)
  const all = Number(whole?.amount ?? 0)
  if (full.length === named.length && Math.abs(sum - all) < APART)
    return full.filter(({ amount }) => Number(amount.amount) !== 0)
  return whole && all !== 0 ? [{ name: together, amount: whole }] : []
}
