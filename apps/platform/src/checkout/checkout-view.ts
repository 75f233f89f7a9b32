import { itemView } from '../cart/item-view.ts'
import { type Quote, quote } from '../cart/quote.ts'
import {
  additionalFees,
  appliedDiscounts,
  calculationErrors,
  itemViolations,
  priceSummary,
  shippingInfo,
  summaryView,
} from '../cart/quote-view.ts'
import type { PlatformConfig } from '../config.ts'
import type { Db } from '../database.ts'
import { taxSummary } from '../tax/view.ts'
import type { CheckoutRow } from './store.ts'

/** Always from the rows as they are now: a checkout keeps what is wanted, never what it cost. */
export function quoteCheckout(db: Db, row: CheckoutRow, now: Date): Promise<Quote> {
  return quote(db, {
    lines: row.lines,
    couponCode: row.couponCode,
    merchantDiscounts: row.merchantDiscounts,
    destination: row.shippingDestination?.address ?? row.billingInfo?.address,
    shippingCode: row.shippingCode,
    withShipping: true,
    withTax: true,
    withFees: true,
    memberId: row.ownerType === 'MEMBER' ? row.ownerId : null,
    email: row.email,
    currency: row.currency,
    now,
  })
}

export type CheckoutView = ReturnType<typeof checkoutView>

export function checkoutView(config: PlatformConfig, row: CheckoutRow, quoted: Quote) {
  const summary = priceSummary(config, quoted)
  return {
    id: row.id,
    cartId: row.cartId,
    lineItems: quoted.items.map((item) => itemView(config, item)),
    ...(row.billingInfo ? { billingInfo: row.billingInfo } : {}),
    shippingInfo: {
      ...(row.shippingDestination ? { shippingDestination: row.shippingDestination } : {}),
      ...shippingInfo(config, quoted),
    },
    ...(row.buyerNote ? { buyerNote: row.buyerNote } : {}),
    buyerInfo: {
      ...(row.ownerType === 'MEMBER' ? { memberId: row.ownerId } : { visitorId: row.ownerId }),
      ...(row.email ? { email: row.email } : {}),
    },
    currency: row.currency,
    conversionCurrency: row.currency,
    channelType: row.channelType,
    completed: row.status === 'COMPLETED',
    ...(row.orderId ? { orderId: row.orderId } : {}),
    taxIncludedInPrice: false,
    weightUnit: 'KG',
    priceSummary: summary,
    payNow: summaryView(config, quoted.totals.payNow),
    payLater: summaryView(config, quoted.totals.payLater),
    taxSummary: taxSummary(config, quoted),
    appliedDiscounts: appliedDiscounts(config, quoted),
    additionalFees: additionalFees(config, quoted),
    customFields: [],
    calculationErrors: calculationErrors(quoted),
    violations: itemViolations(quoted),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}
