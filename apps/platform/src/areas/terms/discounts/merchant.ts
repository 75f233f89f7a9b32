import { fromDecimal } from '../../../domain/money/money.ts'
import type { Discount } from '../../../domain/pricing/discounts/discount.ts'
import type { MerchantDiscount } from './tables.ts'

/** Discounts that the merchant gives by hand: an amount or a percentage, of all or of the lines named. */
export function merchantDiscounts(
  given: readonly MerchantDiscount[] | null | undefined,
  currency: string,
): Discount[] {
  return (given ?? []).map(({ amount, percentage, lineItemIds }, index) => ({
    id: `merchant ${index}`,
    reduction: percentage
      ? { kind: 'PERCENT', percent: String(percentage) }
      : { kind: 'AMOUNT', amount: fromDecimal(amount ?? '0', currency) ?? 0 },
    ...(lineItemIds?.length ? { lineIds: lineItemIds } : {}),
  }))
}
