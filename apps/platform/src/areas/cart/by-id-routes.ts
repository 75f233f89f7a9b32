import { Cart, EstimateTotals } from '@galleria/platform-client/entities/cart'
import * as cartsOperations from '@galleria/platform-client/operations/cart/carts'
import * as totalsOperations from '@galleria/platform-client/operations/cart/totals'
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

const id = z.string()

/** The same calls on a cart by its id (wire §3.1): shoppers reach their own, the merchant's programs every one. */
export function cartByIdRoutes(app: App): void {
  operation(app, cartsOperations.createCart, { body: UpdateCart, answer: CartAnswer }, (call) =>
    createCart(call, call.input),
  )

  operation(
    app,
    cartsOperations.getCartByCheckoutId,
    { query: z.object({ id }), answer: CartAnswer },
    async (call) => {
      const cartId = isUuid(call.input.id) ? await cartIdOfCheckout(call.db, call.input.id) : undefined
      if (cartId === undefined) throw noCart({ id: call.input.id })
      const { cart } = await readCart(call, cartById(call.caller, cartId))
      return { cart }
    },
  )

  operation(app, cartsOperations.getCart, { query: z.object({ id }), answer: CartAnswer }, async (call) => {
    const { cart } = await readCart(call, cartById(call.caller, call.input.id))
    return { cart }
  })

  operation(
    app,
    cartsOperations.updateCart,
    { body: UpdateCart.extend({ cartInfo: sentBack(CartInfo.extend({ id }), Cart) }), answer: CartAnswer },
    (call) => updateCart(call, cartById(call.caller, call.input.cartInfo.id), call.input),
  )

  operation(app, cartsOperations.addToCart, { body: AddToCart.extend({ id }), answer: CartAnswer }, (call) =>
    addToCart(call, cartById(call.caller, call.input.id), call.input),
  )

  operation(
    app,
    cartsOperations.removeLineItemsFromCart,
    { body: RemoveLines.extend({ id }), answer: CartAnswer },
    (call) => removeFromCart(call, cartById(call.caller, call.input.id), call.input.lineItemIds),
  )

  operation(
    app,
    cartsOperations.updateCartLineItemQuantity,
    { body: ChangeQuantities.extend({ id }), answer: CartAnswer },
    (call) => changeQuantities(call, cartById(call.caller, call.input.id), call.input.lineItems),
  )

  operation(
    app,
    cartsOperations.removeCouponFromCart,
    { body: z.object({ id }), answer: CartAnswer },
    (call) => changeCart(call, cartById(call.caller, call.input.id), withoutCoupon(call)),
  )

  operation(
    app,
    cartsOperations.removeBusinessLocation,
    { body: z.object({ id }), answer: CartAnswer },
    (call) =>
      changeCart(call, cartById(call.caller, call.input.id), async () => ({ businessLocationId: null })),
  )

  operation(
    app,
    cartsOperations.estimateCartTotals,
    { body: Estimate.extend({ id }), answer: EstimateTotals },
    (call) => estimate(call, cartById(call.caller, call.input.id), call.input),
  )

  operation(app, cartsOperations.deleteCart, { query: z.object({ id }), answer: Nothing }, (call) =>
    removeCart(call, cartById(call.caller, call.input.id)),
  )

  operation(
    app,
    totalsOperations.calculateTotals,
    { body: ignoring(CalculateTotals, 'externalReferences'), answer: TotalsAnswer },
    (call) => calculateTotals(call, call.input),
  )
}
