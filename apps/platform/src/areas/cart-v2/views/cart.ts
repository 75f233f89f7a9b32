import type { DisplayConfig } from '../../../data/display-config.ts'
import { ifRegistered } from '../../redirects/index.ts'
import { GIFT_CARD_APP_ID, obfuscated, type ShippingOffer } from '../../terms/index.ts'
import type { Priced } from '../purchase/quote.ts'
import { finalPrice, lineView } from './line.ts'
import { moneyOf } from './money.ts'

export type CartView = ReturnType<typeof cartView>

/** Cart V2 (§2.5): fields of V1's cart and checkout under their new names (§3.2). */
export function cartView(config: DisplayConfig, priced: Priced, { current }: { readonly current: boolean }) {
  const { row, items, quote } = priced
  const money = moneyOf(config)
  const language = config.locale.split('-')[0] ?? 'en'
  const shown = config.conversion?.currency ?? row.currency
  const url = ifRegistered(config, row.overrideCheckoutUrl)
  const extras = row.purchase ?? {}
  return {
    id: row.cartId,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    lineItems: items.map((item) => lineView(config, quote, item)),
    subtotal: money(items.reduce((all, item) => all + finalPrice(quote, item).total, 0)),
    ...(row.buyerNote ? { note: row.buyerNote } : {}),
    coupons: row.couponCode ? [{ id: couponIdOf(priced), code: row.couponCode }] : [],
    source: {
      channelType: row.channelType,
      externalReferences: [...(extras.externalReferences ?? [])],
      createdBy: extras.createdBy ?? ownerOf(priced),
      ...(extras.customContentReference ? { customContentReference: extras.customContentReference } : {}),
    },
    businessInfo: {
      ...(row.businessLocationId ? { locationId: row.businessLocationId } : {}),
      languageCode: language,
      currencyCode: row.currency,
    },
    customerInfo: {
      ...ownerOf(priced),
      ...row.shippingDestination?.contactDetails,
      ...(row.email ? { email: row.email } : {}),
      languageCode: row.buyerLanguage ?? language,
      currencyCode: shown,
    },
    deliveryInfo: {
      ...(row.shippingDestination?.address ? { address: row.shippingDestination.address } : {}),
      ...(row.shippingCode ? { method: methodView(quote.selected, row.shippingCode, extras.carrierId) } : {}),
      weightUnit: config.weightUnit,
    },
    taxInfo: { pricesIncludeTax: quote.totals.taxIncluded },
    paymentInfo: {
      giftCards: giftCardsView(priced, money),
      currencyCode: row.currency,
      ...(row.billingInfo?.address ? { billingAddress: row.billingInfo.address } : {}),
      ...(row.billingInfo?.contactDetails ? { billingContact: row.billingInfo.contactDetails } : {}),
    },
    orderPlaced: row.status === 'COMPLETED',
    ...(row.orderId ? { orderId: row.orderId } : {}),
    purchaseFlowId: row.cartId,
    settings: extras.settings ?? {},
    ...(url ? { customCheckoutUrl: url } : {}),
    ...(extras.extendedFields ? { extendedFields: extras.extendedFields } : {}),
    currentCart: current,
    demo: false,
    ...(extras.forms ? { forms: [...extras.forms] } : {}),
  }
}

function ownerOf({ row }: Priced) {
  if (row.purchase?.openAccess) return { openAccess: true }
  return row.ownerType === 'MEMBER' ? { memberId: row.ownerId } : { visitorId: row.ownerId }
}

/** Id of the coupon in this cart: one that is gone can still be taken out. */
const couponIdOf = ({ coupon, row }: Priced) => coupon?.id ?? row.cartId

/** The same for the gift card. */
export const giftCardIdOf = ({ giftCard, row }: Priced) => giftCard?.id ?? row.cartId

function giftCardsView(priced: Priced, money: ReturnType<typeof moneyOf>) {
  const { giftCard, row } = priced
  if (!row.giftCard) return []
  return [
    {
      id: giftCardIdOf(priced),
      ...(giftCard ? { obfuscatedCode: obfuscated(giftCard), externalId: giftCard.id } : {}),
      appId: GIFT_CARD_APP_ID,
      ...(row.giftCardMinor === null ? {} : { requestedRedeemAmount: money(row.giftCardMinor) }),
    },
  ]
}

/** A chosen delivery; where it goes nowhere near this address, no more than its code is known. */
export function methodView(offer: ShippingOffer | undefined, code: string, carrierId?: string | null) {
  const appId = offer?.carrierId ?? carrierId
  return {
    code,
    ...(appId ? { appId } : {}),
    ...(offer ? { title: { original: offer.title } } : {}),
    pickup: offer !== undefined && offer.kind !== 'SHIPPING',
  }
}
