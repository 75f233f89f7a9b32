import { createPlatformClient, isApplicationError } from '@galleria/platform-client'
import * as byId from '@galleria/platform-client/cart-v2'
import * as current from '@galleria/platform-client/current-cart-v2'
import { getDeliverySolutions } from '@galleria/platform-client/delivery-solutions'
import { Cart, CartSummary, cartErrorData } from '@galleria/platform-client/entities/cart-v2'
import { CartErrorCode, PlaceOrderErrorCode, ViolationCode } from '@galleria/platform-client/enums'
import * as cartV2 from '@galleria/platform-client/operations/cart/cart-v2'
import * as currentCartV2 from '@galleria/platform-client/operations/cart/current-cart-v2'
import { expect, test } from 'vitest'
import { json, startServer } from './testing/http-server.ts'

const id = '11111111-1111-4111-8111-111111111111'
const money = { amount: '12.50', convertedAmount: '12.50' }
const line = {
  id,
  name: { original: 'Vase' },
  quantityInfo: { confirmedQuantity: 1, requestedQuantity: 3, availableQuantity: 1, fixedQuantity: false },
  pricing: { unitPrice: money, totalPrice: money, priceUndetermined: false },
  status: 'PARTIALLY_IN_STOCK',
  customLineItem: false,
}
const cart = {
  id,
  revision: '7',
  lineItems: [line],
  coupons: [{ id, code: 'SPRING' }],
  orderPlaced: false,
  currentCart: true,
}
const sums = {
  subtotal: money,
  discount: money,
  delivery: money,
  additionalFees: money,
  tax: money,
  total: money,
}
const violation = {
  scope: 'DELIVERY',
  code: 'MISSING_DELIVERY_ADDRESS',
  severity: 'ERROR',
}
const summary = {
  cartId: id,
  calculationId: id,
  cartRevision: '7',
  lineItems: [{ lineItemId: id, quantity: 1, unitPrice: money, totalPrice: money }],
  discounts: [],
  additionalFees: [],
  priceSummary: sums,
  violations: [violation],
}

test('Cart V2 has 18 calls on the current cart and 22 by id, each at its place', () => {
  const shown = (operations: object) =>
    Object.values(operations).map(({ method, path }) => `${method} ${path.replace('/ecom/v2/carts', '')}`)
  expect(shown(currentCartV2)).toHaveLength(18)
  expect(shown(cartV2)).toHaveLength(22)
  const twins = shown(currentCartV2).map((call) =>
    call
      .replace('POST /current/', 'POST /{cartId}/')
      .replace('GET /current', 'GET /{cartId}')
      .replace('DELETE /current', 'DELETE /{cartId}')
      .replace('PATCH /current', 'PATCH /{cart.id}')
      .replace('POST /current', 'POST '),
  )
  expect(twins.filter((call) => !shown(cartV2).includes(call))).toEqual([])
})

test('A call on the current cart names the service of V2, and answers the cart in its envelope', async () => {
  await using server = await startServer((_, response) =>
    json(response, 200, { cart: { ...cart, tomorrow: 1 } }),
  )
  const client = createPlatformClient({ baseUrl: server.url })
  const catalogReference = { catalogItemId: 'p1', appId: current.STORES_APP_ID }
  const answer = await current.addLineItemsToCurrentCart(client, {
    catalogItems: [{ catalogReference, quantity: 3 }],
  })
  // A page's shape leaves out what no page shows.
  const { customLineItem: _, pricing, ...shown } = line
  const { priceUndetermined: __, ...prices } = pricing
  expect(answer).toEqual({ cart: { ...cart, lineItems: [{ ...shown, pricing: prices }] } })
  expect(server.received[0]).toMatchObject({ method: 'POST', url: '/ecom/v2/carts/current/add-line-items' })
  expect(server.received[0]?.headers['x-wix-bi-gateway']).toBe(
    'environment=js-sdk,package-name=@wix/auto_sdk_ecom_current-cart-v-2,method-fqn=wix.ecom.cart.v2.CurrentCartService.AddLineItemsToCurrentCart,entity=wix.ecom.v2.cart',
  )
})

test('A call by id takes the id into its path', async () => {
  await using server = await startServer((request, response) => {
    const ordered = { orderId: id, paymentGatewayOrderId: null, completed: true }
    if (request.url?.endsWith('/place-order')) return json(response, 200, ordered)
    return json(response, 200, request.url?.endsWith('/calculate') ? { cart, summary } : { cart })
  })
  const client = createPlatformClient({ baseUrl: server.url })
  await byId.updateCart(client, { cart: { id, note: null } })
  expect((await byId.calculateCart(client, { cartId: id })).summary.violations).toEqual([violation])
  expect(await byId.placeOrder(client, { cartId: id, priceVerificationToken: 't' })).toMatchObject({
    completed: true,
  })
  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `PATCH /ecom/v2/carts/${id}`,
    `POST /ecom/v2/carts/${id}/calculate`,
    `POST /ecom/v2/carts/${id}/place-order`,
  ])
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ cart: { id, note: null } })
})

test('A declined call tells its code and data', async () => {
  const data = { invalidItems: [{ id: { lineItemId: id }, requestedQuantity: 3, availableQuantity: 1 }] }
  const applicationError = { code: 'INSUFFICIENT_INVENTORY', description: '', data }
  await using server = await startServer((_, response) =>
    json(response, 428, { message: '', details: { applicationError } }),
  )
  const client = createPlatformClient({ baseUrl: server.url })
  const change = { lineItems: [{ lineItemId: id, quantity: { newQuantity: 3 } }] }
  const error = await current.updateLineItemsInCurrentCart(client, change).catch((thrown: unknown) => thrown)
  expect(isApplicationError(error, 'INSUFFICIENT_INVENTORY') && error.details.applicationError?.data).toEqual(
    data,
  )
  expect(cartErrorData.INSUFFICIENT_INVENTORY.parse(data)).toEqual(data)
})

test('Delivery solutions are asked for at their own service', async () => {
  const solution = { deliveryReference: { code: 'standard', appId: id }, title: 'Standard' }
  await using server = await startServer((_, response) =>
    json(response, 200, { deliverySolutions: [solution] }),
  )
  const client = createPlatformClient({ baseUrl: server.url })
  const asked = { lineItems: [{ id, quantity: 1 }], destination: { country: 'US' }, currency: 'USD' }
  expect(await getDeliverySolutions(client, asked)).toEqual({ deliverySolutions: [solution] })
  expect(server.received[0]?.url).toBe('/_api/delivery-rates/v1/get-delivery-solutions')
})

test('Full entities take an answer whole, with values of tomorrow', () => {
  const whole = { ...cart, lineItems: [{ ...line, status: 'ON_ITS_WAY' }] }
  expect(Cart.parse(whole)).toEqual(whole)
  expect(CartSummary.parse(summary)).toEqual(summary)
  expect(Cart.safeParse({ ...cart, revision: 'seven' }).success).toBe(false)
})

test('Every code with data is one that a call or PlaceOrder declares', () => {
  const known = [...CartErrorCode.options, ...PlaceOrderErrorCode.options] as readonly string[]
  expect(Object.keys(cartErrorData).filter((code) => !known.includes(code))).toEqual([])
  expect(ViolationCode.options).toHaveLength(24)
})
