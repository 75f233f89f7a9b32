import type { DisplayConfig } from '../../../data/display-config.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import { GIFT_CARD_APP_ID, obfuscated, taxSummary } from '../../terms/index.ts'
import type { Quote } from '../quote/quote.ts'
import { freeShippingView } from './free-shipping.ts'
import {
  additionalFees,
  appliedDiscounts,
  calculatedLineItems,
  calculationErrors,
  itemViolations,
  membershipsView,
  priceSummary,
  shippingInfo,
  summaryView,
} from './quote.ts'

/** EstimateTotals (wire §4.2) but for the cart itself. */
export function estimateView(config: DisplayConfig, quoted: Quote) {
  return {
    calculatedLineItems: calculatedLineItems(config, quoted),
    priceSummary: priceSummary(config, quoted),
    ...giftCardView(config, quoted),
    appliedDiscounts: appliedDiscounts(config, quoted),
    shippingInfo: { ...shippingInfo(config, quoted), ...freeShippingView(config, quoted) },
    taxSummary: taxSummary(config, quoted),
    additionalFees: additionalFees(config, quoted),
    calculationErrors: calculationErrors(quoted),
    membershipOptions: membershipsView(quoted),
    violations: itemViolations(quoted),
    payNow: summaryView(config, quoted.totals.payNow),
    payLater: summaryView(config, quoted.totals.payLater),
    ...trialView(config, quoted),
    weightUnit: config.weightUnit,
    currency: config.currency,
  }
}

/** Amount due after the free trials (wire §4.2 `payAfterFreeTrial`). */
export function trialView(config: DisplayConfig, { afterTrial }: Quote) {
  return afterTrial ? { payAfterFreeTrial: summaryView(config, afterTrial) } : {}
}

/** Amount paid by a gift card (wire §4.2 `giftCard`). */
function giftCardView(config: DisplayConfig, { giftCard }: Quote) {
  if (!giftCard) return {}
  const { card, amount, requested } = giftCard
  return {
    giftCard: {
      obfuscatedCode: obfuscated(card),
      amount: moneyView(config, amount),
      appId: GIFT_CARD_APP_ID,
      externalId: card.id,
      ...(requested === undefined ? {} : { requestedAmount: moneyView(config, requested) }),
    },
  }
}
