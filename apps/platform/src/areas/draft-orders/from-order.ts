import type { OrderRow } from '../orders/index.ts'
import type { DraftTerms } from './tables.ts'

export function termsOfOrder({ document, email, memberId, visitorId }: OrderRow): DraftTerms {
  const coupon = document.appliedDiscounts.find((each) => each.coupon)?.coupon
  return {
    ...(memberId ? { memberId } : {}),
    ...(visitorId ? { visitorId } : {}),
    ...(document.businessLocation ? { businessLocationId: document.businessLocation.id } : {}),
    email: email || null,
    shippingDestination: (document.recipientInfo ?? null) as DraftTerms['shippingDestination'],
    billingInfo: (document.billingInfo ?? null) as DraftTerms['billingInfo'],
    shippingCode: document.shippingInfo?.code ?? null,
    couponCode: coupon?.code ?? null,
    buyerNote: document.buyerNote ?? null,
  }
}
