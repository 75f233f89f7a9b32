import { isPlatformError, type PlatformClient, type PlatformError } from '@galleria/platform-client'
import {
  addToCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '@galleria/platform-client/cart'
import type { Cart, CouponRefusal, WantedLine } from '../../../rules/model/index.ts'
import type { Buyer } from '../cart-api.ts'
import { couponReasonOf } from '../coupon-reasons.ts'
import { cartView } from './cart-view.ts'

/** Most lines that one call takes (wire §3.1). */
const AT_ONCE = 100

export async function add(client: PlatformClient, lines: readonly WantedLine[]): Promise<Cart | null> {
  let after: Cart | null = null
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const lineItems = lines.slice(start, start + AT_ONCE).map(inputOf)
    after = cartView((await addToCurrentCart(client, { lineItems })).cart)
  }
  return after
}

const inputOf = ({ catalogReference, quantity, selectedMembership }: WantedLine) => ({
  catalogReference,
  quantity,
  ...(selectedMembership && { selectedMembership }),
})

export async function changeQuantity(client: PlatformClient, id: string, quantity: number) {
  const { cart } = await updateCurrentCartLineItemQuantity(client, { lineItems: [{ id, quantity }] })
  return cart.lineItems.find((line) => line.id === id)?.quantity
}

export async function remove(client: PlatformClient, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await removeLineItemsFromCurrentCart(client, { lineItemIds: ids.slice(start, start + AT_ONCE) })
}

export async function writeNote(client: PlatformClient, buyerNote: string): Promise<void> {
  await updateCurrentCart(client, { cartInfo: { buyerNote } })
}

/** The bill's address has no place in a cart of V1: the checkout takes it. */
export async function writeBuyer(client: PlatformClient, { contact, email }: Buyer): Promise<Cart> {
  const cartInfo = { contactInfo: contact, buyerInfo: { email } }
  return cartView((await updateCurrentCart(client, { cartInfo })).cart)
}

export async function applyCoupon(
  client: PlatformClient,
  couponCode: string,
): Promise<CouponRefusal | undefined> {
  try {
    await updateCurrentCart(client, { couponCode })
    return undefined
  } catch (error) {
    const refusal = isPlatformError(error) && refusalOf(error)
    if (refusal) return refusal
    throw error
  }
}

function refusalOf({ code, details, violations }: PlatformError): CouponRefusal | undefined {
  const reason = couponReasonOf(code)
  if (reason) return { reason }
  if (code?.includes('COUPON')) return { description: details.applicationError?.description }
  const about = violations.some(({ field }) => field.toLowerCase().includes('couponcode'))
  return about ? { reason: 'malformed' } : undefined
}

export async function removeCoupon(client: PlatformClient): Promise<void> {
  await removeCouponFromCurrentCart(client)
}
