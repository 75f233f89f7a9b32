import type { DisplayConfig } from '../../../data/display-config.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import type { Summary } from '../../../domain/pricing/payment/summary.ts'
import { itemTax, membershipOptions } from '../../terms/index.ts'
import { paymentOptionOf } from '../lines/details.ts'
import { fullPrice, unitPrice } from '../lines/item-facts.ts'
import type { Quote } from '../quote/quote.ts'

export { appliedDiscounts } from './discounts.ts'
export { calculationErrors, itemViolations } from './problems.ts'
export { logistics, shippingInfo } from './shipping.ts'

/** PriceSummary (wire §4.2) of the whole, of what is due now, or of what is due later. */
export function summaryView(config: DisplayConfig, summary: Summary) {
  const money = (minor: number) => moneyView(config, minor)
  return {
    subtotal: money(summary.subtotal),
    shipping: money(summary.shipping),
    tax: money(summary.tax),
    discount: money(summary.discount),
    additionalFees: money(summary.additionalFees),
    total: money(summary.total),
  }
}

export function priceSummary(config: DisplayConfig, { totals }: Quote) {
  return summaryView(config, totals)
}

export function calculatedLineItems(config: DisplayConfig, quote: Quote) {
  const money = (minor: number) => moneyView(config, minor)
  const items = new Map(quote.items.map((item) => [item.id, item]))
  const paid = new Set(quote.memberships.selected.flatMap(({ lineItemIds }) => lineItemIds))
  return quote.totals.lines.map((line) => {
    const item = items.get(line.id)
    const unit = item ? unitPrice(item) : 0
    const option = paymentOptionOf(item?.details)
    return {
      lineItemId: line.id,
      paymentOption: paid.has(line.id) && !option.startsWith('MEMBERSHIP') ? 'MEMBERSHIP' : option,
      pricesBreakdown: {
        price: money(unit),
        fullPrice: money(item ? fullPrice(item) : 0),
        priceBeforeDiscounts: money(unit),
        lineItemPrice: money(line.gross),
        totalDiscount: money(line.discount),
        totalPriceBeforeTax: money(line.net),
        totalPriceAfterTax: money(line.total),
        taxDetails: itemTax(
          config,
          quote.totals,
          line,
          item?.details?.custom?.taxGroupId ?? item?.found?.taxGroupId,
        ),
        ...(item?.details?.minor?.deposit === undefined
          ? {}
          : { depositAmount: money(item.details.minor.deposit * item.quantity) }),
        ...(item?.details?.minor?.modifiers
          ? { modifiers: money(item.details.minor.modifiers * item.quantity) }
          : {}),
      },
    }
  })
}

/** Fees beside goods and delivery (wire §4.2). */
export function additionalFees(config: DisplayConfig, { totals }: Quote) {
  const money = (minor: number) => moneyView(config, minor)
  return totals.fees.map((each) => ({
    code: each.fee.code,
    name: each.fee.name,
    translatedName: each.fee.name,
    price: money(each.fee.amount),
    priceBeforeTax: money(each.net),
    priceAfterTax: money(each.total),
    taxDetails: itemTax(config, totals, each, each.fee.taxGroup),
    ...(each.fee.lineIds ? { lineItemIds: [...each.fee.lineIds] } : {}),
    ...(each.fee.taxedAt ? { taxableAddress: { addressType: each.fee.taxedAt } } : {}),
    source: each.fee.source,
  }))
}

export function membershipsView({ memberships }: Quote) {
  return membershipOptions(memberships)
}
