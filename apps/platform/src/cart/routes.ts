import { z } from 'zod'
import { quantityLeft } from '../catalog/stock.ts'
import { createCheckout } from '../checkout/create.ts'
import { transaction } from '../database.ts'
import { violations } from '../errors.ts'
import { price } from '../pricing/price.ts'
import { listOf } from '../query.ts'
import { type App, operation } from '../route.ts'
import { addLines } from './add.ts'
import { CartInfo, cartInfoChanges, Fieldmask } from './cart-info.ts'
import { changeCart, noCart, readCart } from './change.ts'
import { couponError, couponProblem, findCoupon } from './coupons.ts'
import { estimate } from './estimate.ts'
import { tellCartDeleted } from './events.ts'
import { Address, CouponCode, Email, NewLine, NoCustomLines, Quantity, SelectedShipping } from './input.ts'
import { readItems } from './items.ts'
import { ownerOf } from './owner.ts'
import { deleteCart, lockCart, readLines, removeLines, setQuantity } from './store.ts'

const SHOPPERS = ['VISITOR', 'MEMBER'] as const
const path = '/ecom/v1/carts/current'

export function cartRoutes(app: App): void {
  operation(app, { name: 'GetCurrentCart', method: 'GET', path, allow: SHOPPERS }, async (call) => {
    const { cart } = await readCart(call)
    return { cart }
  })

  operation(
    app,
    {
      name: 'AddToCurrentCart',
      method: 'POST',
      path: `${path}/add-to-cart`,
      allow: SHOPPERS,
      body: z.object({ lineItems: z.array(NewLine).max(100).default([]), customLineItems: NoCustomLines }),
    },
    (call) =>
      changeCart(
        call,
        async (trx, { id }, lines) => {
          await addLines(trx, { id, lines }, call.input.lineItems)
          return undefined
        },
        { create: true },
      ),
  )

  operation(
    app,
    {
      name: 'UpdateCurrentCart',
      method: 'PATCH',
      path,
      allow: SHOPPERS,
      body: z.object({
        cartInfo: CartInfo.optional(),
        cartFieldmask: Fieldmask.optional(),
        couponCode: CouponCode.nullish(),
        lineItems: z.array(NewLine).max(300).default([]),
        customLineItems: NoCustomLines,
      }),
    },
    (call) =>
      changeCart(call, async (trx, row, present) => {
        const { cartInfo, cartFieldmask, couponCode, lineItems } = call.input
        await addLines(trx, { id: row.id, lines: present }, lineItems)
        const changes = cartInfoChanges(row, cartInfo ?? {}, cartFieldmask)
        if (!couponCode) return changes
        const coupon = await findCoupon(trx, couponCode)
        const items = await readItems(trx, await readLines(trx, row.id))
        const lines = items.map(({ id, quantity, found }) => ({
          id,
          quantity,
          unit: found?.variant.saleMinor ?? 0,
        }))
        const problem = couponProblem(coupon, price({ lines }).subtotal, call.clock.now())
        if (problem) throw couponError(problem)
        return { ...changes, couponCode: coupon?.code ?? null }
      }),
  )

  operation(
    app,
    {
      name: 'RemoveLineItemsFromCurrentCart',
      method: 'POST',
      path: `${path}/remove-line-items`,
      allow: SHOPPERS,
      body: z.object({ lineItemIds: listOf(z.guid(), { max: 100 }).pipe(z.array(z.guid()).min(1)) }),
    },
    (call) =>
      changeCart(call, async (trx, row) => {
        await removeLines(trx, row.id, call.input.lineItemIds)
        return undefined
      }),
  )

  operation(
    app,
    {
      name: 'UpdateCurrentCartLineItemQuantity',
      method: 'POST',
      path: `${path}/update-line-items-quantity`,
      allow: SHOPPERS,
      body: z.object({
        lineItems: z
          .array(z.object({ id: z.guid(), quantity: Quantity }))
          .min(1)
          .max(100),
      }),
    },
    (call) =>
      changeCart(call, async (trx, _, lines) => {
        const items = await readItems(trx, lines)
        for (const [index, { id, quantity }] of call.input.lineItems.entries()) {
          const item = items.find((each) => each.id === id)
          if (!item) throw unknownLine(index)
          const left = item.found ? quantityLeft(item.found.variant, item.found.product.preorder) : 0
          // Nothing left: the line keeps its number and says so, until its owner removes it.
          if (left !== 0) await setQuantity(trx, id, Math.min(quantity, left ?? quantity))
        }
        return undefined
      }),
  )

  operation(
    app,
    { name: 'RemoveCouponFromCurrentCart', method: 'POST', path: `${path}/remove-coupon`, allow: SHOPPERS },
    (call) => changeCart(call, async () => ({ couponCode: null })),
  )

  operation(
    app,
    {
      name: 'EstimateCurrentCartTotals',
      method: 'POST',
      path: `${path}/estimate-totals`,
      allow: SHOPPERS,
      body: z.object({
        selectedShippingOption: SelectedShipping.nullish(),
        shippingAddress: Address.nullish(),
        billingAddress: Address.nullish(),
        calculateTax: z.boolean().nullish(),
        calculateShipping: z.boolean().nullish(),
        calculateAdditionalFees: z.boolean().nullish(),
      }),
    },
    (call) => estimate(call, call.input),
  )

  operation(
    app,
    {
      name: 'CreateCheckoutFromCurrentCart',
      method: 'POST',
      path: `${path}/create-checkout`,
      allow: SHOPPERS,
      body: z.object({
        channelType: z.enum(['WEB', 'OTHER_PLATFORM']),
        email: Email.nullish(),
        shippingAddress: Address.nullish(),
        billingAddress: Address.nullish(),
        selectedShippingOption: SelectedShipping.nullish(),
      }),
    },
    (call) => createCheckout(call, call.input),
  )

  operation(
    app,
    { name: 'DeleteCurrentCart', method: 'DELETE', path, allow: SHOPPERS },
    ({ db, clock, caller }) =>
      transaction(db, async (trx) => {
        const row = await lockCart(trx, ownerOf(caller))
        if (!row) throw noCart()
        await deleteCart(trx, row.id)
        await tellCartDeleted(trx, { row, date: clock.now(), caller })
        return {}
      }),
  )
}

function unknownLine(index: number) {
  return violations([
    {
      field: `lineItems[${index}].id`,
      description: 'is not a line of this cart',
      violatedRule: 'VALIDATION',
    },
  ])
}
