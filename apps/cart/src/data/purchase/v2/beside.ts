import { isApplicationError, type PlatformClient } from '@galleria/platform-client'
import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeGiftCardFromCurrentCart,
  updateCurrentCart,
} from '@galleria/platform-client/current-cart-v2'
import type { Tip } from '../../../rules/checkout/tip.ts'
import type { CouponRefusal, GiftCardReason } from '../../../rules/model/index.ts'
import { keep, lastAnswer } from './last-answer.ts'
import { couponRefusalOf, giftCardReasonOf } from './reasons.ts'

export async function writeNote(client: PlatformClient, note: string): Promise<void> {
  keep(client, (await updateCurrentCart(client, { cart: { note: note || null } })).cart)
}

export async function applyCoupon(client: PlatformClient, code: string): Promise<CouponRefusal | undefined> {
  try {
    await putCoupon(client, code)
    return undefined
  } catch (error) {
    const refusal = couponRefusalOf(error)
    if (refusal) return refusal
    throw error
  }
}

/** A cart takes one coupon: another takes its place. */
async function putCoupon(client: PlatformClient, code: string): Promise<void> {
  try {
    keep(client, (await addCouponToCurrentCart(client, { coupon: { code } })).cart)
  } catch (error) {
    if (isApplicationError(error, 'COUPON_ALREADY_EXISTS')) return
    if (!isApplicationError(error, 'MAX_COUPONS_PER_CART_EXCEEDED')) throw error
    await removeCoupon(client)
    keep(client, (await addCouponToCurrentCart(client, { coupon: { code } })).cart)
  }
}

const current = async (client: PlatformClient) => keep(client, (await getCurrentCart(client)).cart)

/** The call takes the coupon's id within the cart, which another tab may have changed. */
export async function removeCoupon(client: PlatformClient): Promise<void> {
  const [coupon] = lastAnswer(client)?.coupons ?? []
  const found = coupon ?? (await current(client)).coupons[0]
  if (!found) return
  try {
    keep(client, (await removeCouponFromCurrentCart(client, { couponId: found.id })).cart)
  } catch (error) {
    if (!isApplicationError(error, 'COUPON_NOT_FOUND_IN_CART')) throw error
    const [other] = (await current(client)).coupons
    if (other) keep(client, (await removeCouponFromCurrentCart(client, { couponId: other.id })).cart)
  }
}

/** Null takes the card away. */
export async function useGiftCard(
  client: PlatformClient,
  code: string | null,
): Promise<GiftCardReason | undefined> {
  if (code === null) {
    await removeGiftCard(client)
    return undefined
  }
  try {
    await putGiftCard(client, code)
    return undefined
  } catch (error) {
    const reason = giftCardReasonOf(error)
    if (reason) return reason
    throw error
  }
}

async function putGiftCard(client: PlatformClient, code: string): Promise<void> {
  try {
    keep(client, (await addGiftCardToCurrentCart(client, { giftCard: { code } })).cart)
  } catch (error) {
    if (isApplicationError(error, 'GIFT_CARD_ALREADY_EXISTS')) return
    if (!isApplicationError(error, 'MAX_GIFT_CARDS_PER_CART_EXCEEDED')) throw error
    await removeGiftCard(client)
    keep(client, (await addGiftCardToCurrentCart(client, { giftCard: { code } })).cart)
  }
}

async function removeGiftCard(client: PlatformClient): Promise<void> {
  const [card] = (lastAnswer(client) ?? (await current(client))).paymentInfo?.giftCards ?? []
  if (!card) return
  keep(client, (await removeGiftCardFromCurrentCart(client, { giftCardId: card.id })).cart)
}

/** Tips and store credit are no part of Cart V2: extensions of the embedded platform. */
export async function giveTip(client: PlatformClient, tip: Tip | null): Promise<void> {
  keep(client, (await updateCurrentCart(client, { cart: {}, tip })).cart)
}

export async function useStoreCredit(client: PlatformClient, use: boolean): Promise<void> {
  keep(client, (await updateCurrentCart(client, { cart: {}, useStoreCredit: use })).cart)
}
