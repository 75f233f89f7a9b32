import { randomUUID } from 'node:crypto'
import { violations } from '../../base/errors.ts'
import type { PlatformConfig } from '../../data/config.ts'
import { type Trx, transaction } from '../../data/database.ts'
import { sum } from '../../domain/pricing/amounts.ts'
import { quantityLeft } from '../catalog/index.ts'
import { segmentsOf } from '../customers/index.ts'
import { requireRegistered } from '../redirects/index.ts'
import { checkLocation, couponError, couponProblem, couponUsesOf, findCoupon } from '../terms/index.ts'
import { cartInfoChanges } from './cart-info.ts'
import { type CartContext, changeCart } from './change.ts'
import { emitCartDeleted } from './events.ts'
import type { AddToCart, UpdateCart } from './inputs.ts'
import { addLines } from './lines/add.ts'
import { addCustomLines } from './lines/add-custom.ts'
import { onlyForMerchants } from './lines/input.ts'
import { unitPrice } from './lines/item-facts.ts'
import { refuseOddDiscounts } from './lines/own-amounts.ts'
import { withPictures } from './lines/picture.ts'
import type { RequestedLine } from './lines/requested-line.ts'
import { storePictures } from './lines/store-pictures.ts'
import type { CartCaller, Owner } from './owner.ts'
import { type CartRow, deleteCart, lockTarget, readLines, removeLines, setQuantity } from './store/carts.ts'
import { readItems } from './store/items.ts'
import { noCart, type Target } from './target.ts'

/** Context of both kinds of cart calls: on the caller's own cart, and by id (wire §3.1). */
export type Context = CartContext & { readonly caller: CartCaller }

export async function addToCart(context: Context, target: Target, given: AddToCart, create = false) {
  onlyForMerchants(context.caller, given)
  const input = await storePictures(context, given)
  return changeCart(
    context,
    target,
    async (trx, row, lines) => {
      await checkLocation(trx, input.businessLocationId, 'businessLocationId')
      await putIn(trx, context.config, { ...row, lines }, input)
      return input.businessLocationId ? { businessLocationId: input.businessLocationId } : undefined
    },
    { create },
  )
}

export async function updateCart(context: Context, target: Target, given: UpdateCart, create = false) {
  onlyForMerchants(context.caller, given)
  const { cartInfo = {}, cartFieldmask, couponCode, merchantDiscounts } = given
  refuseOddDiscounts(merchantDiscounts, context.config.currency)
  if (cartInfo.overrideCheckoutUrl)
    requireRegistered(context.config, 'cartInfo.overrideCheckoutUrl', cartInfo.overrideCheckoutUrl)
  const input = await storePictures(context, given)
  return changeCart(
    context,
    target,
    async (trx, row, lines) => {
      await checkLocation(trx, cartInfo.businessLocationId, 'cartInfo.businessLocationId')
      await putIn(trx, context.config, { ...row, lines }, input)
      const changes: Partial<CartRow> = {
        ...cartInfoChanges(cartInfo, cartFieldmask),
        ...(merchantDiscounts === undefined ? {} : { merchantDiscounts: merchantDiscounts ?? null }),
      }
      if (!couponCode) return changes
      return { ...changes, couponCode: await checkCoupon(trx, { ...row, ...changes }, couponCode, context) }
    },
    { create },
  )
}

/** A new cart of nobody's, for the merchant's programs; whoever gets its checkout's address pays it. */
export function createCart(context: Context, input: UpdateCart) {
  const owner: Owner = { ownerType: 'VISITOR', ownerId: randomUUID() }
  return updateCart(context, { owner }, input, true)
}

export async function putIn(
  trx: Trx,
  config: PlatformConfig,
  cart: CartRow & { readonly lines: readonly RequestedLine[] },
  input: Pick<AddToCart, 'lineItems' | 'customLineItems'>,
): Promise<void> {
  const { lineItems, customLineItems } = await withPictures(trx, config, input)
  const lines = await addLines(trx, cart, lineItems)
  await addCustomLines(trx, { ...cart, lines }, customLineItems)
}

async function checkCoupon(
  trx: Trx,
  row: CartRow,
  code: string,
  { clock, config, hooks }: Context,
): Promise<string | null> {
  const coupon = await findCoupon(trx, code)
  const memberId = row.ownerType === 'MEMBER' ? row.ownerId : null
  const items = await readItems(trx, await readLines(trx, row.id))
  const subtotal = sum(items.map((item) => unitPrice(item) * item.quantity))
  const limited = coupon && coupon.limitPerCustomer !== null
  const uses = limited ? await couponUsesOf(trx, coupon.id, { memberId, email: row.buyerEmail }) : 0
  const asked = { currency: config.currency, now: clock.now() }
  const segments = await segmentsOf(trx, memberId, coupon?.segmentIds ?? [], asked)
  const problem = couponProblem(coupon, { subtotal, now: clock.now(), memberId, uses, segments })
  if (problem) throw couponError(problem)
  if (coupon?.memberId) await hooks.onCouponApplied(trx, { couponId: coupon.id, date: clock.now() })
  return coupon?.code ?? null
}

/** Points that were given for the coupon return with it (spec §4). */
export function withoutCoupon({ clock, hooks }: Pick<Context, 'clock' | 'hooks'>) {
  return async (trx: Trx, { couponCode }: Pick<CartRow, 'couponCode'>) => {
    if (couponCode) await hooks.onCouponRemoved(trx, { code: couponCode, date: clock.now() })
    return { couponCode: null }
  }
}

export function removeFromCart(context: Context, target: Target, ids: readonly string[]) {
  return changeCart(context, target, async (trx, row) => {
    await removeLines(trx, row.id, ids)
    return undefined
  })
}

export function changeQuantities(
  context: Context,
  target: Target,
  wanted: readonly { readonly id: string; readonly quantity: number }[],
) {
  return changeCart(context, target, async (trx, _, lines) => {
    const items = await readItems(trx, lines)
    for (const [index, { id, quantity }] of wanted.entries()) {
      const item = items.find((each) => each.id === id)
      if (!item) throw unknownLine(index)
      const left = item.details?.custom ? item.left : item.found ? quantityLeft(item.found.variant) : 0
      // Nothing left: the line keeps its number and says so, until its owner removes it.
      if (left !== 0) await setQuantity(trx, id, Math.min(quantity, left ?? quantity))
    }
    return undefined
  })
}

export function removeCart({ db, clock, hooks, caller }: Context, target: Target) {
  return transaction(db, async (trx) => {
    const row = await lockTarget(trx, target)
    if (!row) throw noCart(target)
    await deleteCart(trx, row.id)
    await hooks.onCartDeleted(trx, { cartId: row.id, caller })
    await emitCartDeleted(trx, { row, date: clock.now(), caller })
    return {}
  })
}

function unknownLine(index: number) {
  return violations([
    {
      field: `lineItems[${index}].id`,
      description: 'is not a line item of this cart',
      violatedRule: 'VALIDATION',
    },
  ])
}
