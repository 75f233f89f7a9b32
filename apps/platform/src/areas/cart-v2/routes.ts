import { Cart, CartSummary, DeliverySolution, ItemUpsells } from '@galleria/platform-client/entities/cart-v2'
import * as byId from '@galleria/platform-client/operations/cart/cart-v2'
import * as currentCart from '@galleria/platform-client/operations/cart/current-cart-v2'
import * as solutions from '@galleria/platform-client/operations/cart/delivery-solutions'
import { z } from 'zod'
import { Nothing } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'
import { current, ownerOf } from '../cart/index.ts'
import * as calls from './calls.ts'
import { checkoutUrl } from './checkout-url.ts'
import { markAsCompleted } from './complete.ts'
import { createCurrentCart, createOther } from './create.ts'
import * as inputs from './input/calls.ts'
import { CreateCart, UpdateCart, UpdateCartById } from './input/cart.ts'
import { reach } from './open-access.ts'
import { placeOrder } from './place.ts'
import { deliverySolutions, GetSolutions } from './solutions.ts'
import { calculate, estimate } from './totals.ts'

const answer = z.object({ cart: Cart })
const upsells = z.object({ itemsUpsells: z.array(ItemUpsells) })
const totals = z.object({ cart: Cart, summary: CartSummary })
const cartId = z.string().max(100)
const Which = z.object({ cartId })

/** Cart V2 (§2.2) over the rows of V1: 18 calls on the caller's cart, the same by id, and those that end a cart. */
export function cartV2Routes(app: App): void {
  ofCurrentCart(app)
  ofCartById(app)
  operation(
    app,
    solutions.getDeliverySolutions,
    {
      body: GetSolutions,
      answer: z.object({ deliverySolutions: z.array(DeliverySolution), errors: z.array(z.unknown()) }),
    },
    (call) => deliverySolutions(call, call.input),
  )
}

function ofCurrentCart(app: App): void {
  operation(app, currentCart.createCurrentCart, { body: CreateCart, answer }, (call) =>
    createCurrentCart(call, ownerOf(call.caller), call.input),
  )
  operation(app, currentCart.getCurrentCart, { answer }, (call) => calls.get(call, current(call.caller)))
  operation(app, currentCart.updateCurrentCart, { body: UpdateCart, answer }, (call) =>
    calls.update(call, current(call.caller), call.input),
  )
  operation(app, currentCart.deleteCurrentCart, { answer: Nothing }, (call) =>
    calls.remove(call, current(call.caller)),
  )
  operation(app, currentCart.refreshCurrentCart, { answer }, (call) =>
    calls.refresh(call, current(call.caller)),
  )
  operation(app, currentCart.estimateCurrentCart, { body: inputs.Estimate, answer: totals }, (call) =>
    estimate(call, current(call.caller), call.input),
  )
  operation(app, currentCart.calculateCurrentCart, { body: inputs.Calculate, answer: totals }, (call) =>
    calculate(call, current(call.caller)),
  )
  operation(app, currentCart.addLineItemsToCurrentCart, { body: inputs.AddLines, answer }, (call) =>
    calls.addLines(call, current(call.caller), call.input, true),
  )
  operation(app, currentCart.removeLineItemsFromCurrentCart, { body: inputs.RemoveLines, answer }, (call) =>
    calls.removeLines(call, current(call.caller), call.input.lineItemIds),
  )
  operation(app, currentCart.updateLineItemsInCurrentCart, { body: inputs.UpdateLines, answer }, (call) =>
    calls.updateLines(call, current(call.caller), call.input.lineItems),
  )
  operation(app, currentCart.addCouponToCurrentCart, { body: inputs.AddCoupon, answer }, (call) =>
    calls.putCoupon(call, current(call.caller), call.input.coupon.code),
  )
  operation(app, currentCart.removeCouponFromCurrentCart, { body: inputs.RemoveCoupon, answer }, (call) =>
    calls.takeCoupon(call, current(call.caller), call.input.couponId),
  )
  operation(app, currentCart.setDeliveryMethodForCurrentCart, { body: inputs.SetDelivery, answer }, (call) =>
    calls.chooseDelivery(call, current(call.caller), call.input.deliveryMethod),
  )
  operation(app, currentCart.removeDeliveryMethodFromCurrentCart, { answer }, (call) =>
    calls.dropDelivery(call, current(call.caller)),
  )
  operation(app, currentCart.addGiftCardToCurrentCart, { body: inputs.AddGiftCard, answer }, (call) =>
    calls.putGiftCard(call, current(call.caller), call.input.giftCard),
  )
  operation(app, currentCart.removeGiftCardFromCurrentCart, { body: inputs.RemoveGiftCard, answer }, (call) =>
    calls.takeGiftCard(call, current(call.caller), call.input.giftCardId),
  )
  operation(
    app,
    currentCart.updateFormSubmissionsInCurrentCart,
    { body: inputs.UpdateForms, answer },
    (call) => calls.putForms(call, current(call.caller), call.input.formSubmissions),
  )
  operation(app, currentCart.getUpsellOptionsForCurrentCart, { answer: upsells }, (call) =>
    calls.upsells(call, current(call.caller)),
  )
}

function ofCartById(app: App): void {
  operation(app, byId.createCart, { body: CreateCart, answer }, (call) => createOther(call, call.input))
  operation(app, byId.getCart, { query: Which, answer }, async (call) =>
    calls.get(call, await reach(call, call.input.cartId)),
  )
  operation(app, byId.updateCart, { body: UpdateCartById, answer }, async (call) =>
    calls.update(call, await reach(call, call.input.cart.id), call.input),
  )
  operation(app, byId.deleteCart, { query: Which, answer: Nothing }, async (call) =>
    calls.remove(call, await reach(call, call.input.cartId)),
  )
  operation(app, byId.refreshCart, { body: Which, answer }, async (call) =>
    calls.refresh(call, await reach(call, call.input.cartId)),
  )
  operation(
    app,
    byId.estimateCart,
    { body: inputs.Estimate.extend({ cartId }), answer: totals },
    async (call) => estimate(call, await reach(call, call.input.cartId), call.input),
  )
  operation(
    app,
    byId.calculateCart,
    { body: inputs.Calculate.extend({ cartId }), answer: totals },
    async (call) => calculate(call, await reach(call, call.input.cartId)),
  )
  operation(app, byId.addLineItems, { body: inputs.AddLines.extend({ cartId }), answer }, async (call) =>
    calls.addLines(call, await reach(call, call.input.cartId), call.input),
  )
  operation(
    app,
    byId.removeLineItems,
    { body: inputs.RemoveLines.extend({ cartId }), answer },
    async (call) => calls.removeLines(call, await reach(call, call.input.cartId), call.input.lineItemIds),
  )
  operation(
    app,
    byId.updateLineItems,
    { body: inputs.UpdateLines.extend({ cartId }), answer },
    async (call) => calls.updateLines(call, await reach(call, call.input.cartId), call.input.lineItems),
  )
  operation(app, byId.addCoupon, { body: inputs.AddCoupon.extend({ cartId }), answer }, async (call) =>
    calls.putCoupon(call, await reach(call, call.input.cartId), call.input.coupon.code),
  )
  operation(app, byId.removeCoupon, { body: inputs.RemoveCoupon.extend({ cartId }), answer }, async (call) =>
    calls.takeCoupon(call, await reach(call, call.input.cartId), call.input.couponId),
  )
  operation(
    app,
    byId.setDeliveryMethod,
    { body: inputs.SetDelivery.extend({ cartId }), answer },
    async (call) =>
      calls.chooseDelivery(call, await reach(call, call.input.cartId), call.input.deliveryMethod),
  )
  operation(app, byId.removeDeliveryMethod, { body: Which, answer }, async (call) =>
    calls.dropDelivery(call, await reach(call, call.input.cartId)),
  )
  operation(app, byId.addGiftCard, { body: inputs.AddGiftCard.extend({ cartId }), answer }, async (call) =>
    calls.putGiftCard(call, await reach(call, call.input.cartId), call.input.giftCard),
  )
  operation(
    app,
    byId.removeGiftCard,
    { body: inputs.RemoveGiftCard.extend({ cartId }), answer },
    async (call) => calls.takeGiftCard(call, await reach(call, call.input.cartId), call.input.giftCardId),
  )
  operation(
    app,
    byId.updateFormSubmissions,
    { body: inputs.UpdateForms.extend({ cartId }), answer },
    async (call) => calls.putForms(call, await reach(call, call.input.cartId), call.input.formSubmissions),
  )
  operation(app, byId.getUpsellOptions, { query: Which, answer: upsells }, async (call) =>
    calls.upsells(call, await reach(call, call.input.cartId)),
  )
  endings(app)
}

function endings(app: App): void {
  operation(
    app,
    byId.getCheckoutUrl,
    { body: inputs.CheckoutUrl.extend({ cartId }), answer: z.object({ checkoutUrl: z.string() }) },
    async (call) => checkoutUrl(call, await reach(call, call.input.cartId)),
  )
  operation(
    app,
    byId.placeOrder,
    {
      body: inputs.PlaceOrder.extend({ cartId }),
      answer: z.object({
        orderId: z.string(),
        paymentGatewayOrderId: z.string().optional(),
        completed: z.boolean(),
      }),
    },
    async (call) => placeOrder(call, await reach(call, call.input.cartId), call.input),
  )
  operation(
    app,
    byId.markCartAsCompleted,
    { body: inputs.MarkAsCompleted.extend({ cartId }), answer },
    (call) => markAsCompleted(call, { id: call.input.cartId }, call.input.orderId),
  )
}
