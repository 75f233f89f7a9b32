import type { Order } from '@galleria/platform-client/orders'

type Fee = NonNullable<Order['additionalFees']>[number]
export type NamedFee = Fee & { readonly price: NonNullable<Fee['price']> }

/** Each fee by its name; none where some have no amount, or they would not add up to what the order says. */
export function namedFees({ additionalFees = [], priceSummary }: Order): readonly NamedFee[] {
  const named = additionalFees.filter((fee): fee is NamedFee => fee.price !== undefined)
  const sum = named.reduce((total, { price }) => total + Number(price.amount), 0)
  const whole = Number(priceSummary.totalAdditionalFees?.amount ?? 0)
  const isWhole = named.length === additionalFees.length && Math.abs(sum - whole) < 0.0005
  return isWhole ? named.filter(({ price }) => Number(price.amount) !== 0) : []
}
