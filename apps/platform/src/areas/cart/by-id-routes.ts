import { Cart, EstimateTotals } from '@galleria/platform-client/entities/cart'
import { z } from 'zod'
import { ignoring, sentBack } from '../../base/input/closed.ts'
import { isUuid } from '../../data/query-language/values.ts'
import { Nothing } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'
import { CartAnswer, TotalsAnswer } from './answers.ts'
import {
  addToCart,
  changeQuantities,
  createCart,
  removeCart,
  removeFromCart,
  updateCart,
  withoutCoupon,
} from './calls.ts'
import { CartInfo } from './cart-info.ts'
import { changeCart, readCart } from './change.ts'
import { AddToCart, ChangeQuantities, Estimate, RemoveLines, UpdateCart } from './inputs.ts'
import { CalculateTotals, calculateTotals } from './quote/calculate-totals.ts'
import { estimate } from './quote/estimate.ts'
import { cartIdOfCheckout } from './store/beside.ts'
import { cartById, noCart } from './target.ts'

const OWNERS = ['VISITOR', 'MEMBER', 'APP'] as const
const carts = '/ecom/v1/carts'
const path = `${carts}/{id}`
const id = z.string()

/** The same calls on a cart by its id (wire §3.1): shoppers reach their own, the merchant's programs every one. */
export function cartByIdRoutes(app: App): void {
  const call = <S extends z.ZodType>(
    name: string,
    end: string,
    body: S,
    answer: typeof CartAnswer = CartAnswer,
  ) => ({ name, method: 'POST', path: `${path}/${end}`, allow: OWNERS, body, answer }) as const

  operation(
    app,
    {
      name: 'CreateCart',
      method: 'POST',
      path: carts,
      allow: ['APP'],
      body: UpdateCart,
      answer: CartAnswer,
    },
    (call) => createCart(call, call.input),
  )

  operation(
    app,
    {
      name: 'GetCartByCheckoutId',
      method: 'GET',
      path: `${carts}/by-checkout-id/{id}`,
      allow: OWNERS,
      query: z.object({ id }),
      answer: CartAnswer,
    },
    async (call) => {
      const cartId = isUuid(call.input.id) ? await cartIdOfCheckout(call.db, call.input.id) : undefined
      if (cartId === undefined) throw noCart({ id: call.input.id })
      const { cart } = await readCart(call, cartById(call.caller, cartId))
      return { cart }
    },
  )

  operation(
    app,
    {
      name: 'GetCart',
      method: 'GET',
      path,
      allow: OWNERS,
      query: z.object({ id }),
      answer: CartAnswer,
    },
    async (call) => {
      const { cart } = await readCart(call, cartById(call.caller, call.input.id))
      return { cart }
    },
  )

  operation(
    app,
    {
      name: 'UpdateCart',
      method: 'PATCH',
      path: `${carts}/{cartInfo.id}`,
      allow: OWNERS,
      body: UpdateCart.extend({ cartInfo: sentBack(CartInfo.extend({ id }), Cart) }),
      answer: CartAnswer,
    },
    (call) => updateCart(call, cartById(call.caller, call.input.cartInfo.id), call.input),
  )

  operation(app, call('AddToCart', 'add-to-cart', AddToCart.extend({ id })), (call) =>
    addToCart(call, cartById(call.caller, call.input.id), call.input),
  )

  operation(app, call('RemoveLineItems', 'remove-line-items', RemoveLines.extend({ id })), (call) =>
    removeFromCart(call, cartById(call.caller, call.input.id), call.input.lineItemIds),
  )

  operation(
    app,
    call('UpdateLineItemsQuantity', 'update-line-items-quantity', ChangeQuantities.extend({ id })),
    (call) => changeQuantities(call, cartById(call.caller, call.input.id), call.input.lineItems),
  )

  operation(app, call('RemoveCoupon', 'remove-coupon', z.object({ id })), (call) =>
    changeCart(call, cartById(call.caller, call.input.id), withoutCoupon(call)),
  )

  operation(app, call('RemoveBusinessLocation', 'remove-business-location', z.object({ id })), (call) =>
    changeCart(call, cartById(call.caller, call.input.id), async () => ({ businessLocationId: null })),
  )

  operation(
    app,
    {
      name: 'EstimateTotals',
      method: 'POST',
      path: `${path}/estimate-totals`,
      allow: OWNERS,
      body: Estimate.extend({ id }),
      answer: EstimateTotals,
    },
    (call) => estimate(call, cartById(call.caller, call.input.id), call.input),
  )

  operation(
    app,
    {
      name: 'DeleteCart',
      method: 'DELETE',
      path,
      allow: OWNERS,
      query: z.object({ id }),
      answer: Nothing,
    },
    (call) => removeCart(call, cartById(call.caller, call.input.id)),
  )

  operation(
    app,
    {
      name: 'CalculateTotals',
      method: 'POST',
      path: '/ecom/v1/calculate-totals',
      allow: OWNERS,
      body: ignoring(CalculateTotals, 'externalReferences'),
      answer: TotalsAnswer,
    },
    (call) => calculateTotals(call, call.input),
  )
}
