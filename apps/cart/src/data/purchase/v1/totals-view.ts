import type * as wire from '@galleria/platform-client/cart'
import type { Checkout } from '@galleria/platform-client/checkout'
import type { Payable, Totals } from '../../../rules/model/index.ts'
import { discountsOf, feesOf } from '../../../rules/order-parts.ts'
import { membershipsOf } from '../memberships.ts'
import { problemsOf } from './problems.ts'
import { taxesOf } from './taxes.ts'

export function totalsView(totals: wire.EstimateTotals): Totals {
  const { priceSummary, payNow, payLater, payAfterFreeTrial, shippingInfo, membershipOptions } = totals
  const { freeShipping, selectedCarrierServiceOption: delivery } = shippingInfo ?? {}
  return {
    currency: totals.cart?.currency ?? totals.currency ?? '',
    priceSummary,
    ...{ payNow: payNow?.total, payLater: payLater?.total, payAfterTrial: payAfterFreeTrial?.total },
    discounts: discountsOf(totals.appliedDiscounts),
    fees: feesOf(totals.additionalFees),
    taxes: taxesOf(totals, priceSummary.tax),
    lineAmounts: (totals.calculatedLineItems ?? []).map(({ lineItemId, pricesBreakdown }) => ({
      lineItemId,
      amount: pricesBreakdown?.totalPriceBeforeTax?.amount ?? '',
    })),
    deliveries: (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions }) =>
      shippingOptions.map((option) => ({ carrierId, option })),
    ),
    ...(delivery && { delivery: deliveryOf(delivery) }),
    ...(freeShipping && { freeShipping }),
    ...(membershipOptions && { memberships: membershipsOf(membershipOptions) }),
    problems: problemsOf(totals),
  }
}

type Chosen = NonNullable<NonNullable<wire.EstimateTotals['shippingInfo']>['selectedCarrierServiceOption']>

const deliveryOf = ({ code, title, logistics, cost }: Chosen) => ({
  ...{ code, title },
  ...(logistics && { logistics }),
  ...(cost && { cost: { price: cost.price } }),
})

export function payableView(checkout: Checkout): Payable {
  const { priceSummary, payNow, payLater, payAfterFreeTrial, giftCard, storeCredit } = checkout
  return {
    priceSummary,
    payNow: checkout.payNowTotalAfterGiftCard ?? payNow?.total,
    ...{ payLater: payLater?.total, payAfterTrial: payAfterFreeTrial?.total },
    discounts: discountsOf(checkout.appliedDiscounts),
    fees: feesOf(checkout.additionalFees),
    ...(giftCard && { giftCard: { code: giftCard.obfuscatedCode, amount: giftCard.amount } }),
    ...(storeCredit && { storeCredit }),
    left: checkout.totalAfterGiftCard,
  }
}
