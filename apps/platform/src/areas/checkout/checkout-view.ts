import { type Secrets, unseal } from '../../base/sealed.ts'
import type { PlatformConfig } from '../../data/config.ts'
import type { Db } from '../../data/database.ts'
import { moneyView } from '../../domain/money/money-view.ts'
import {
  additionalFees,
  appliedDiscounts,
  calculationErrors,
  isForMembers,
  itemView,
  itemViolations,
  membershipsView,
  priceSummary,
  type Quote,
  type QuoteRequest,
  quote,
  shippingInfo,
  summaryView,
  trialView,
} from '../cart/index.ts'
import { ifRegistered } from '../redirects/index.ts'
import { GIFT_CARD_APP_ID, obfuscated, taxSummary } from '../terms/index.ts'
import { type CheckoutRow, GIFT_CARD } from './store.ts'

/** Always from the rows as they are now: a checkout keeps what is wanted, never what it cost. */
export function quoteCheckout(
  db: Db,
  row: CheckoutRow,
  now: Date,
  secrets: Secrets,
  more: Partial<QuoteRequest> = {},
): Promise<Quote> {
  return quote(db, {
    lines: row.lines,
    couponCode: row.couponCode,
    merchantDiscounts: row.merchantDiscounts,
    destination: row.shippingDestination?.address ?? row.billingInfo?.address,
    billing: row.billingInfo?.address,
    shippingCode: row.shippingCode,
    businessLocationId: row.businessLocationId,
    withShipping: true,
    withTax: true,
    withFees: true,
    memberId: row.ownerType === 'MEMBER' ? row.ownerId : null,
    email: row.email,
    memberships: row.memberships ?? undefined,
    currency: row.currency,
    ...(row.tip ? { tip: row.tip } : {}),
    ...(row.giftCard ? { giftCardCode: unseal(secrets, GIFT_CARD, row.giftCard) } : {}),
    ...(row.ownerType === 'MEMBER' ? { withStoreCredit: row.storeCredit } : {}),
    ...(row.giftCardMinor === null ? {} : { giftCardAmount: row.giftCardMinor }),
    now,
    ...more,
  })
}

export type CheckoutView = ReturnType<typeof checkoutView>

export function checkoutView(config: PlatformConfig, row: CheckoutRow, quoted: Quote) {
  const summary = priceSummary(config, quoted)
  const checkoutUrl = ifRegistered(config, row.overrideCheckoutUrl)
  return {
    id: row.id,
    cartId: row.cartId,
    lineItems: quoted.items.map((item) => itemView(config, item)),
    ...(row.billingInfo ? { billingInfo: row.billingInfo } : {}),
    shippingInfo: {
      ...(row.shippingDestination ? { shippingDestination: row.shippingDestination } : {}),
      ...shippingInfo(config, quoted),
    },
    ...(checkoutUrl ? { checkoutUrl } : {}),
    ...giftCardView(config, quoted),
    ...storeCreditView(config, row, quoted),
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
    weightUnit: config.weightUnit,
    priceSummary: summary,
    payNow: summaryView(config, quoted.totals.payNow),
    payLater: summaryView(config, quoted.totals.payLater),
    ...trialView(config, quoted),
    taxSummary: taxSummary(config, quoted),
    appliedDiscounts: appliedDiscounts(config, quoted),
    additionalFees: additionalFees(config, quoted),
    customFields: row.customFields ?? [],
    ...(row.memberships ? { membershipOptions: membershipsView(quoted) } : {}),
    calculationErrors: calculationErrors(quoted),
    violations: [...itemViolations(quoted), ...membersOnly(row, quoted)],
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

/** Tells a non-member before they try to pay with a membership. */
function membersOnly({ ownerType }: CheckoutRow, { items }: Quote) {
  if (ownerType === 'MEMBER') return []
  return items.filter(isForMembers).map(({ id }) => ({
    severity: 'ERROR',
    target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id } },
    description: 'This item is for members only. Sign in to buy it.',
  }))
}

/** GiftCard (wire §4.2): what it pays, and as much of its code as may be shown. */
function giftCardView(config: PlatformConfig, { giftCard, totals }: Quote) {
  if (!giftCard) return {}
  const { card, amount, requested } = giftCard
  return {
    giftCard: {
      obfuscatedCode: obfuscated(card),
      amount: moneyView(config, amount),
      ...(requested === undefined ? {} : { requestedAmount: moneyView(config, requested) }),
      appId: GIFT_CARD_APP_ID,
    },
    ...leftToPay(config, totals),
  }
}

const leftToPay = (config: PlatformConfig, { total, payNow, giftCard, storeCredit }: Quote['totals']) => ({
  totalAfterGiftCard: moneyView(config, total - giftCard - storeCredit),
  payNowTotalAfterGiftCard: moneyView(config, payNow.total - giftCard - storeCredit),
})

/** Store credit that the member has, and the part of it that pays. */
function storeCreditView(config: PlatformConfig, row: CheckoutRow, { storeCredit, totals }: Quote) {
  if (!storeCredit || (storeCredit.card.balanceMinor === 0 && !row.storeCredit)) return {}
  const { card, amount } = storeCredit
  return {
    storeCredit: {
      used: row.storeCredit,
      balance: moneyView(config, card.balanceMinor),
      amount: moneyView(config, amount),
    },
    ...(row.storeCredit ? leftToPay(config, totals) : {}),
  }
}
