import { languageIn, platform } from '@galleria/federation'
import { isPlatformError, isTransientError, type PlatformClient } from '@galleria/platform-client'
import {
  type LoyaltyCoupon,
  redeemMyPointsForCoupon,
  returnMyLoyaltyCoupon,
} from '@galleria/platform-client/loyalty-coupons'
import type { ActionFunctionArgs } from '@galleria/router'
import { messagesIn, type Say } from '../messages/index.ts'
import { cartProblem, redeemProblem } from '../rules/redeem-problem.ts'
import { settleRedemption } from '../state.ts'
import { type CartApi, cartApi } from './cart/cart-api.ts'
import { announceCart } from './cart-events.ts'

/** Outcome of applying a coupon to the cart. */
export type InCart =
  | { readonly state: 'in' }
  /** There is nothing in the cart. */
  | { readonly state: 'empty' }
  /** The cart has another code, and takes one. */
  | { readonly state: 'other'; readonly code: string }
  | { readonly state: 'refused'; readonly why: string }
  /** No answer came. */
  | { readonly state: 'unknown' }

export interface CouponShort {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly cost: number
  readonly expirationDate?: string | undefined
}

export type RedeemResult =
  | { readonly ok: true; readonly coupon: CouponShort; readonly cart: InCart }
  | { readonly ok: true; readonly returned: number }
  | { readonly ok: true; readonly used: InCart }
  /** `unsure`: it may have gone through; sent again under the same key it is not paid twice. */
  | { readonly ok: false; readonly problem: string; readonly unsure?: boolean }

interface CouponRequest {
  readonly client: PlatformClient
  readonly api: CartApi
  readonly form: FormData
  readonly t: Say
}

const intents = { redeem, use, 'give-back': giveBack } as const

/** Points into a coupon and the coupon into the cart; a coupon into the cart; a coupon back into points. */
export async function changeCoupon({ context, request }: ActionFunctionArgs): Promise<RedeemResult> {
  const form = await request.formData()
  const t = messagesIn(languageIn(context))
  const intent = text(form, 'intent')
  if (!Object.hasOwn(intents, intent)) return { ok: false, problem: t('redeem.refused-for', { why: intent }) }
  const [client, api] = [context.get(platform), await cartApi(context)]
  return intents[intent as keyof typeof intents]({ client, api, form, t })
}

async function redeem({ client, api, form, t }: CouponRequest): Promise<RedeemResult> {
  const idempotencyKey = text(form, 'key')
  const times = Number(text(form, 'times') || 1)
  const redemption = { rewardId: text(form, 'rewardId'), idempotencyKey, ...(times > 1 && { times }) }
  let coupon: CouponShort
  try {
    coupon = short((await redeemMyPointsForCoupon(client, redemption)).coupon)
  } catch (error) {
    if (isTransientError(error)) return { ok: false, problem: t('redeem.unsure'), unsure: true }
    settleRedemption(idempotencyKey)
    if (isPlatformError(error)) return { ok: false, problem: redeemProblem(error, t) }
    throw error
  }
  const cart = await intoCart(api, coupon.code, t)
  // Only now: a page that is left between the two finds the redemption again, and is answered with this coupon.
  settleRedemption(idempotencyKey)
  return { ok: true, coupon, cart }
}

async function use({ api, form, t }: CouponRequest): Promise<RedeemResult> {
  return { ok: true, used: await intoCart(api, text(form, 'code'), t, form.has('replace')) }
}

async function giveBack({ client, api, form, t }: CouponRequest): Promise<RedeemResult> {
  const code = text(form, 'code')
  const cost = Number(text(form, 'cost'))
  try {
    if ((await api.read())?.code === code) {
      await api.dropCoupon()
      announceCart()
    } else {
      await returnMyLoyaltyCoupon(client, { loyaltyCouponId: text(form, 'couponId') })
    }
    return { ok: true, returned: cost }
  } catch (error) {
    if (isTransientError(error)) return { ok: false, problem: t('redeem.outage'), unsure: true }
    if (isPlatformError(error)) return { ok: false, problem: redeemProblem(error, t) }
    throw error
  }
}

/** A cart takes one code; another one is only replaced when the member says so. */
async function intoCart(api: CartApi, code: string, t: Say, replace = false): Promise<InCart> {
  try {
    const cart = await api.read()
    if (!cart || cart.isEmpty) return { state: 'empty' }
    const there = cart.code
    if (there === code) return { state: 'in' }
    if (there && !replace) return { state: 'other', code: there }
    await api.putCoupon(code)
    announceCart()
    return { state: 'in' }
  } catch (error) {
    if (isTransientError(error)) return { state: 'unknown' }
    if (isPlatformError(error)) return { state: 'refused', why: cartProblem(error, t) }
    throw error
  }
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

function short({
  id,
  couponReference,
  rewardName,
  costInPoints,
  expirationDate,
}: LoyaltyCoupon): CouponShort {
  return {
    id,
    code: couponReference?.code ?? '',
    name: rewardName,
    cost: costInPoints ?? 0,
    ...(expirationDate && { expirationDate }),
  }
}
