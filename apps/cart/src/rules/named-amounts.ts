import type { EstimateTotals } from '@galleria/platform-client/cart'
import type { Order } from '@galleria/platform-client/orders'
import type { Say } from '../messages/index.ts'

interface Amount {
  readonly amount: string
}
export interface NamedAmount {
  readonly name: string
  readonly amount: Amount
}
/** Discounts and fees of an estimate, a checkout or an order. */
export interface Parts {
  readonly appliedDiscounts?: EstimateTotals['appliedDiscounts'] | Order['appliedDiscounts']
  readonly additionalFees?: EstimateTotals['additionalFees'] | Order['additionalFees']
}

/** Each discount by its name; one for all where they do not add up to the whole. */
export function namedDiscounts({ appliedDiscounts = [] }: Parts, whole: Amount | undefined, t: Say) {
  const named = appliedDiscounts.map(({ coupon, discountRule, merchantDiscount }) => ({
    name: coupon
      ? t('totals.coupon', { code: coupon.code })
      : discountRule?.name?.translated || discountRule?.name?.original || t('totals.discount'),
    amount: (coupon ?? discountRule ?? merchantDiscount)?.amount,
  }))
  return wholeOf(named, whole, t('totals.discount'))
}

/** Each fee by its name; one for all where they do not add up to the whole. */
export function namedFees({ additionalFees = [] }: Parts, whole: Amount | undefined, t: Say) {
  const named = additionalFees.map(({ code, name, price, ...fee }) => ({
    name: code === 'tip' ? t('tip.title') : ('translatedName' in fee && fee.translatedName) || name,
    amount: price,
  }))
  return wholeOf(named, whole, t('totals.fees'))
}

/** Half of the smallest unit of any currency: what floats of money may be apart. */
const APART = 0.0005

function wholeOf(
  named: readonly { readonly name: string; readonly amount: Amount | undefined }[],
  whole: Amount | undefined,
  together: string,
): readonly NamedAmount[] {
  const full = named.filter((each): each is NamedAmount => each.amount !== undefined)
  const sum = full.reduce((total, { amount }) => total + Number(amount.amount), 0)
  const all = Number(whole?.amount ?? 0)
  if (full.length === named.length && Math.abs(sum - all) < APART)
    return full.filter(({ amount }) => Number(amount.amount) !== 0)
  return whole && all !== 0 ? [{ name: together, amount: whole }] : []
}
