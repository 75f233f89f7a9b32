import { EstimateTotals } from '@galleria/platform-client/entities/cart'
import * as operations from '@galleria/platform-client/operations/cart/cart'
import { identify } from '../../http/caller.ts'
import { Nothing } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'
import { CartAnswer } from './answers.ts'
import { cartByIdRoutes } from './by-id-routes.ts'
import {
  addToCart,
  changeQuantities,
  removeCart,
  removeFromCart,
  updateCart,
  withoutCoupon,
} from './calls.ts'
import { changeCart, readCart } from './change.ts'
import { cartProbe } from './fast/cart-probe.ts'
import { addToFirstCart } from './fast/first-purchase.ts'
import { isAssumed, newVisitorProbe } from './fast/new-visitor-probe.ts'
import { AddToCart, ChangeQuantities, Estimate, RemoveLines, UpdateCart } from './inputs.ts'
import { previewRoutes } from './preview-routes.ts'
import { estimate } from './quote/estimate.ts'
import { current } from './target.ts'

const SHOPPERS = ['VISITOR', 'MEMBER'] as const

/** Nine calls on the caller's own cart (spec §7, wire §3.1), then those on any cart by its id. */
export function cartRoutes(app: App): void {
  operation(app, operations.getCurrentCart, { answer: CartAnswer, cacheProbe: cartProbe }, async (call) => {
    const { cart, makeCacheable } = await readCart(call, current(call.caller))
    return makeCacheable({ cart })
  })

  operation(
    app,
    operations.addToCurrentCart,
    { body: AddToCart, answer: CartAnswer, cacheProbe: newVisitorProbe },
    async (call) => {
      const added = await addToFirstCart(call, call.input)
      if (added) return added
      if (isAssumed(call.cacheProbe)) await identify(call, call.request, SHOPPERS)
      return addToCart(call, current(call.caller), call.input, true)
    },
  )

  operation(app, operations.updateCurrentCart, { body: UpdateCart, answer: CartAnswer }, (call) =>
    updateCart(call, current(call.caller), call.input),
  )

  operation(
    app,
    operations.removeLineItemsFromCurrentCart,
    { body: RemoveLines, answer: CartAnswer },
    (call) => removeFromCart(call, current(call.caller), call.input.lineItemIds),
  )

  operation(
    app,
    operations.updateCurrentCartLineItemQuantity,
    { body: ChangeQuantities, answer: CartAnswer },
    (call) => changeQuantities(call, current(call.caller), call.input.lineItems),
  )

  operation(app, operations.removeCouponFromCurrentCart, { answer: CartAnswer }, (call) =>
    changeCart(call, current(call.caller), withoutCoupon(call)),
  )

  operation(
    app,
    operations.estimateCurrentCartTotals,
    { body: Estimate, answer: EstimateTotals, cacheProbe: cartProbe },
    (call) => estimate(call, current(call.caller), call.input),
  )

  operation(app, operations.deleteCurrentCart, { answer: Nothing }, (call) =>
    removeCart(call, current(call.caller)),
  )

  cartByIdRoutes(app)
  previewRoutes(app)
}
