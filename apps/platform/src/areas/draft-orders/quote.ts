import type { Db } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { Quote } from '../cart/index.ts'
import { type CheckoutRow, checkoutView, quoteCheckout } from '../checkout/index.ts'
import type { DraftRow } from './store.ts'

/** A draft as a checkout has it, so that it is priced as one. */
export function asCheckout({ id, lines, terms, createdAt, updatedAt, revision }: DraftRow, currency: string) {
  const { memberId, visitorId } = terms
  const row: CheckoutRow = {
    id,
    cartId: id,
    ownerType: memberId ? 'MEMBER' : 'VISITOR',
    ownerId: memberId ?? visitorId ?? id,
    status: 'OPEN',
    lines,
    couponCode: terms.couponCode ?? null,
    merchantDiscounts: terms.merchantDiscounts ? [...terms.merchantDiscounts] : null,
    email: terms.email ?? null,
    shippingDestination: terms.shippingDestination ?? null,
    billingInfo: terms.billingInfo ?? null,
    shippingCode: terms.shippingCode ?? null,
    buyerNote: terms.buyerNote ?? null,
    businessLocationId: terms.businessLocationId ?? null,
    channelType: 'BACKOFFICE_MERCHANT',
    currency,
    shownTotalMinor: null,
    orderId: null,
    giftCard: null,
    giftCardMinor: null,
    storeCredit: false,
    tip: null,
    overrideCheckoutUrl: null,
    memberships: null,
    customFields: null,
    buyerLanguage: null,
    purchase: null,
    abandonedAt: null,
    recoveredAt: null,
    revision,
    createdAt,
    updatedAt,
  }
  return row
}

export function quoteDraft(db: Db, { config, clock }: Pick<Services, 'config' | 'clock'>, draft: DraftRow) {
  return quoteCheckout(db, asCheckout(draft, config.currency), clock.now(), config, { withHidden: true })
}

export function draftView({ config }: Pick<Services, 'config'>, draft: DraftRow, quote: Quote) {
  const { terms } = draft
  const view = checkoutView(config, asCheckout(draft, config.currency), quote)
  const { lineItems, shippingInfo, priceSummary, taxSummary, appliedDiscounts, additionalFees } = view
  const { calculationErrors, violations, currency, weightUnit } = view
  return {
    id: draft.id,
    status: draft.status,
    ...(draft.sourceOrderId ? { sourceOrderId: draft.sourceOrderId } : {}),
    ...(draft.orderId ? { orderId: draft.orderId } : {}),
    lineItems,
    buyerInfo: {
      ...(terms.memberId ? { memberId: terms.memberId } : {}),
      ...(terms.visitorId && !terms.memberId ? { visitorId: terms.visitorId } : {}),
      ...(terms.email ? { email: terms.email } : {}),
    },
    ...(terms.couponCode ? { couponCode: terms.couponCode } : {}),
    ...(terms.merchantDiscounts?.length ? { merchantDiscounts: [...terms.merchantDiscounts] } : {}),
    ...(terms.billingInfo ? { billingInfo: terms.billingInfo } : {}),
    ...(terms.buyerNote ? { buyerNote: terms.buyerNote } : {}),
    ...{ shippingInfo, priceSummary, taxSummary, appliedDiscounts, additionalFees },
    ...{ calculationErrors, violations, currency, weightUnit },
    revision: String(draft.revision),
    createdDate: draft.createdAt.toISOString(),
    updatedDate: draft.updatedAt.toISOString(),
  }
}
