import { jsonb, type Trx } from '../../../data/database.ts'
import { writeCart } from '../../cart/index.ts'
import {
  type CheckoutRow,
  insertCheckout,
  updateCartCheckout,
  updateCheckoutRow,
} from '../../checkout/index.ts'
import type { Purchase } from './find.ts'

/** Writes the purchase as it is to be; the checkout only where the cart cannot hold all of it. */
export async function writePurchase(
  trx: Trx,
  { cart, checkout }: Purchase,
  after: CheckoutRow,
  { date, language }: { readonly date: Date; readonly language?: string | undefined },
): Promise<void> {
  if (!cart) {
    const values = { ...valuesOf(after), revision: after.revision, updatedAt: date }
    await updateCheckoutRow(trx, after.id, values)
    return
  }
  // A completed checkout stays as it is until something needs another.
  const isKept = checkout?.status === 'OPEN' || needsCheckout(after)
  if (isKept) await writeCheckout(trx, { cart, checkout }, after, date)
  const { couponCode, merchantDiscounts, buyerNote, businessLocationId, overrideCheckoutUrl } = after
  const { extendedFields = null, carrierId } = after.purchase ?? {}
  await writeCart(
    trx,
    {
      ...cart,
      ...{
        couponCode,
        merchantDiscounts,
        buyerNote,
        businessLocationId,
        overrideCheckoutUrl,
        extendedFields,
      },
      buyerEmail: after.email,
      contactInfo: after.shippingDestination,
      selectedShipping: after.shippingCode ? { code: after.shippingCode, carrierId } : null,
      checkoutId: isKept ? after.id : cart.checkoutId,
      revision: cart.revision + 1,
      updatedAt: date,
    },
    language,
  )
}

/** The checkout of a cart, made where there is none: its id is the cart's. */
export async function writeCheckout(
  trx: Trx,
  { cart, checkout }: Pick<Purchase, 'cart' | 'checkout'>,
  after: CheckoutRow,
  date: Date,
): Promise<void> {
  const { ownerType, ownerId, currency } = after
  const values = { ...valuesOf(after), ownerType, ownerId, currency, updatedAt: date }
  if (checkout) {
    await updateCheckoutRow(trx, checkout.id, { ...values, status: 'OPEN', orderId: null })
    return
  }
  // The cart counts the changes of both.
  const { id, cartId, createdAt } = after
  await insertCheckout(trx, { ...values, id, cartId, status: 'OPEN', revision: 0, createdAt })
  if (cart) await updateCartCheckout(trx, id, cartId)
}

/** Parts that V1 has in a checkout alone. */
function needsCheckout(row: CheckoutRow): boolean {
  const { carrierId, extendedFields, ...own } = row.purchase ?? {}
  return (
    row.channelType !== 'WEB' ||
    row.storeCredit ||
    [row.billingInfo, row.giftCard, row.tip, row.memberships].some(Boolean) ||
    Object.values(own).some((value) => value !== undefined && value !== null)
  )
}

function valuesOf(row: CheckoutRow) {
  const document = <T>(value: T) => (value ? jsonb(value) : null)
  const { couponCode, email, shippingCode, buyerNote, businessLocationId, channelType } = row
  const { giftCard, giftCardMinor, storeCredit, overrideCheckoutUrl, buyerLanguage } = row
  return {
    ...{ couponCode, email, shippingCode, buyerNote, businessLocationId, channelType },
    ...{ giftCard, giftCardMinor, storeCredit, overrideCheckoutUrl, buyerLanguage },
    lines: jsonb(row.lines),
    merchantDiscounts: document(row.merchantDiscounts),
    shippingDestination: document(row.shippingDestination),
    billingInfo: document(row.billingInfo),
    tip: document(row.tip),
    memberships: document(row.memberships),
    purchase: document(row.purchase),
  }
}
