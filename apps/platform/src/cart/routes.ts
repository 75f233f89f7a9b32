import { checkoutFromCart } from '../checkout/from-cart.ts'
import { type Trx, transaction } from '../database.ts'
import { applicationError } from '../errors.ts'
import { emit } from '../outbox.ts'
import { type App, type Call, operation } from '../route.ts'
import { cartView, readCartView } from './cart-view.ts'
import { addLines, changeQuantities } from './changes.ts'
import { requireCoupon } from './coupons.ts'
import {
  AddInput,
  CreateCheckoutInput,
  EstimateInput,
  QuantityInput,
  RemoveInput,
  UpdateInput,
} from './input.ts'
import { ownerOf, type Shopper } from './owner.ts'
import {
  type CartChange,
  type CartRow,
  deleteCart,
  findCart,
  linesOf,
  lockCart,
  lockOrCreateCart,
  removeLines,
  touchCart,
} from './store.ts'
import { calculate } from './totals.ts'
import { appliedDiscountsView, money, priceSummaryView, shippingInfoView, violationsView } from './views.ts'

const path = '/ecom/v1/carts/current'
const allow = ['VISITOR', 'MEMBER'] as const

/** The current visitor's or member's cart (wire §3.1). */
export function routes(app: App): void {
  operation(app, { name: 'GetCurrentCart', method: 'GET', path, allow }, async (call) => {
    return { cart: await readCartView(call, await requireCart(call)) }
  })

  operation(app, { name: 'UpdateCurrentCart', method: 'PATCH', path, allow, body: UpdateInput }, (call) =>
    change(call, { create: true }, async (trx, cart) => {
      const { cartInfo, couponCode, lineItems } = call.input
      const coupon = couponCode ? await requireCoupon(trx, couponCode, call.clock.now()) : undefined
      if (lineItems?.length) await addLines(trx, cart, lineItems)
      return {
        ...(coupon ? { couponCode: coupon.code } : {}),
        ...(cartInfo?.buyerNote === undefined ? {} : { buyerNote: cartInfo.buyerNote }),
        ...(cartInfo?.buyerInfo?.email === undefined ? {} : { buyerEmail: cartInfo.buyerInfo.email }),
        ...(cartInfo?.contactInfo ? { contactInfo: cartInfo.contactInfo } : {}),
      }
    }),
  )

  operation(
    app,
    { name: 'AddToCurrentCart', method: 'POST', path: `${path}/add-to-cart`, allow, body: AddInput },
    (call) =>
      change(call, { create: true }, async (trx, cart) => {
        await addLines(trx, cart, call.input.lineItems)
        return {}
      }),
  )

  operation(
    app,
    {
      name: 'RemoveLineItemsFromCurrentCart',
      method: 'POST',
      path: `${path}/remove-line-items`,
      allow,
      body: RemoveInput,
    },
    (call) =>
      change(call, {}, async (trx, cart) => {
        await removeLines(trx, cart.id, call.input.lineItemIds)
        return {}
      }),
  )

  operation(
    app,
    {
      name: 'UpdateCurrentCartLineItemQuantity',
      method: 'POST',
      path: `${path}/update-line-items-quantity`,
      allow,
      body: QuantityInput,
    },
    (call) =>
      change(call, {}, async (trx, cart) => {
        await changeQuantities(trx, cart, call.input.lineItems)
        return {}
      }),
  )

  operation(
    app,
    { name: 'RemoveCouponFromCurrentCart', method: 'POST', path: `${path}/remove-coupon`, allow },
    (call) => change(call, {}, async () => ({ couponCode: null })),
  )

  operation(
    app,
    { name: 'DeleteCurrentCart', method: 'DELETE', path, allow },
    async ({ db, clock, caller }) => {
      await transaction(db, async (trx) => {
        const cart = await lockCart(trx, ownerOf(caller))
        if (!cart) return
        await deleteCart(trx, cart.id)
        await emit(trx, { type: 'wix.ecom.v1.cart_deleted', entityId: cart.id, date: clock.now(), caller })
      })
      return {}
    },
  )

  operation(
    app,
    {
      name: 'EstimateCurrentCartTotals',
      method: 'POST',
      path: `${path}/estimate-totals`,
      allow,
      body: EstimateInput,
    },
    async (call) => {
      const { config, db, clock, input } = call
      const cart = await requireCart(call)
      const calculation = await calculate(db, {
        lines: await linesOf(db, cart.id),
        couponCode: cart.couponCode,
        address: input.shippingAddress ?? cart.contactInfo?.address,
        shippingCode: input.selectedShippingOption?.code,
        calculateTax: input.calculateTax === true,
        calculateShipping: input.calculateShipping === true,
        now: clock.now(),
      })
      return {
        cart: cartView(config, cart, calculation),
        calculatedLineItems: calculation.totals.lines.map((line) => ({
          lineItemId: line.id,
          pricesBreakdown: {
            lineItemPrice: money(config, line.subtotal),
            discount: money(config, line.discount),
            taxDetails: { totalTax: money(config, line.tax) },
            totalPriceAfterTax: money(config, line.total),
          },
        })),
        priceSummary: priceSummaryView(config, calculation),
        appliedDiscounts: appliedDiscountsView(config, calculation),
        shippingInfo: shippingInfoView(config, calculation),
        taxSummary: {
          totalTax: money(config, calculation.totals.tax),
          manualTaxRate: calculation.tax?.rate ?? '0',
        },
        currency: cart.currency,
        weightUnit: 'KG',
        calculationErrors: {},
        violations: violationsView(calculation),
      }
    },
  )

  operation(
    app,
    {
      name: 'CreateCheckoutFromCurrentCart',
      method: 'POST',
      path: `${path}/create-checkout`,
      allow,
      body: CreateCheckoutInput,
    },
    async (call) => {
      const { db, clock, caller, input } = call
      const checkoutId = await transaction(db, async (trx) => {
        const cart = await lockCart(trx, ownerOf(caller))
        if (!cart) throw cartNotFound()
        return checkoutFromCart(trx, { cart, input, date: clock.now(), caller })
      })
      return { checkoutId }
    },
  )
}

type CartCall = Call<Shopper, unknown>

async function requireCart({ db, caller }: CartCall): Promise<CartRow> {
  const cart = await findCart(db, ownerOf(caller))
  if (!cart) throw cartNotFound()
  return cart
}

/** One change of the cart under its lock, with its event; answers the cart as it is then. */
async function change(
  call: CartCall,
  { create = false },
  work: (trx: Trx, cart: CartRow) => Promise<CartChange>,
) {
  const { db, clock, config, caller } = call
  return transaction(db, async (trx) => {
    const owner = ownerOf(caller)
    const date = clock.now()
    const found = create
      ? await lockOrCreateCart(trx, owner, config.currency, date)
      : { cart: await lockCart(trx, owner), created: false }
    if (!found.cart) throw cartNotFound()
    const cart = await touchCart(trx, found.cart.id, date, await work(trx, found.cart))
    const view = await readCartView({ db: trx, clock, config }, cart)
    await emit(trx, {
      type: found.created ? 'wix.ecom.v1.cart_created' : 'wix.ecom.v1.cart_updated',
      entityId: cart.id,
      date,
      caller,
      data: found.created ? { createdEvent: { entity: view } } : { updatedEvent: { currentEntity: view } },
    })
    return { cart: view }
  })
}

function cartNotFound() {
  return applicationError(404, 'OWNED_CART_NOT_FOUND', 'There is no cart yet')
}
