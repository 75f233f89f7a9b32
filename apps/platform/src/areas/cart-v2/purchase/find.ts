import type { Db } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { readLines, type Target } from '../../cart/index.ts'
import { type CheckoutRow, findLoginEmail, type PurchaseExtras } from '../../checkout/index.ts'
import { findCartRow, findCheckoutRow, type StoredCart } from './store.ts'

/** A Cart V2: the cart of V1 and its checkout, read as one. */
export interface Purchase {
  /** The checkout that would be placed now; its `cartId` is the id of the whole. */
  readonly row: CheckoutRow
  /** Holds the lines until the order; absent for what is bought at once, and after the order. */
  readonly cart: StoredCart | undefined
  /** As it is stored; a cart has none until something needs it. */
  readonly checkout: CheckoutRow | undefined
}

export const isOrdered = ({ row }: Purchase) => row.status === 'COMPLETED'

interface Options {
  /** Cart before checkout, as everywhere. */
  readonly lock?: boolean
}

export async function findPurchase(
  db: Db,
  target: Target,
  options: Options = {},
): Promise<Purchase | undefined> {
  const { id, owner } = target
  if (id !== undefined && !isUuid(id)) return undefined
  const cart = await findCartRow(db, target, options)
  if (cart) return ofCart(db, cart, options)
  if (id === undefined) return undefined
  const known = await findCheckoutRow(db, target)
  if (!known) return undefined
  const its = await findCartRow(db, { id: known.cartId, ...(owner ? { owner } : {}) }, options)
  if (its) return ofCart(db, its, options)
  const checkout = options.lock ? await findCheckoutRow(db, target, options) : known
  return checkout && { row: checkout, cart: undefined, checkout }
}

async function ofCart(db: Db, cart: StoredCart, options: Options): Promise<Purchase> {
  const found = await findCheckoutRow(db, { id: cart.id }, options)
  // A checkout that was completed while its cart went on is begun anew, as by create-checkout.
  const checkout = found?.status === 'OPEN' ? found : undefined
  const lines = await readLines(db, cart.id)
  const row = rowOf(cart, found, checkout)
  // A member need not tell the address that they sign in with.
  const email = row.email ?? (await loginEmail(db, cart))
  return { row: { ...row, email, lines }, cart, checkout: found }
}

async function loginEmail(db: Db, { ownerType, ownerId }: StoredCart): Promise<string | null> {
  if (ownerType !== 'MEMBER') return null
  return (await findLoginEmail(db, ownerId))?.loginEmail ?? null
}

/** Lines are the cart's, coupon and note whichever's that changed last; the rest is the checkout's where it was filled in. */
function rowOf(cart: StoredCart, found: CheckoutRow | undefined, open: CheckoutRow | undefined): CheckoutRow {
  const { ownerType, ownerId, currency, merchantDiscounts, createdAt } = cart
  // The hosted page takes a coupon that no longer counts off the checkout alone.
  const { couponCode, buyerNote } = open && open.updatedAt >= cart.updatedAt ? open : cart
  const extras: PurchaseExtras = {
    carrierId: cart.selectedShipping?.carrierId,
    ...open?.purchase,
    extendedFields: cart.extendedFields,
  }
  return {
    ...(open ?? emptyRow),
    id: found?.id ?? cart.id,
    cartId: cart.id,
    ...{ ownerType, ownerId, currency, couponCode, merchantDiscounts, buyerNote, createdAt },
    lines: [],
    email: open?.email ?? cart.buyerEmail,
    buyerLanguage: open?.buyerLanguage ?? cart.buyerLanguage,
    shippingDestination: open?.shippingDestination ?? cart.contactInfo,
    shippingCode: open?.shippingCode ?? cart.selectedShipping?.code ?? null,
    businessLocationId: cart.businessLocationId,
    overrideCheckoutUrl: cart.overrideCheckoutUrl ?? open?.overrideCheckoutUrl ?? null,
    purchase: extras,
    revision: cart.revision + (found?.revision ?? 0),
    updatedAt: open && open.updatedAt > cart.updatedAt ? open.updatedAt : cart.updatedAt,
  }
}

/** Values before anything but the cart is known. */
export const emptyRow = {
  ...{ status: 'OPEN' as const, channelType: 'WEB', billingInfo: null, shownTotalMinor: null, orderId: null },
  ...{ giftCard: null, giftCardMinor: null, storeCredit: false, tip: null, memberships: null },
  ...{ customFields: null, buyerLanguage: null, abandonedAt: null, recoveredAt: null },
}
