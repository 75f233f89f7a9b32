import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AnsweredLine,
  countOf,
  expected,
  found,
  isToSend,
  type ModelLine,
  type ModelOrder,
  mark,
  type OrdersModel,
  type OrdersReal,
  priced,
  send,
  takeBack,
  unitsOf,
} from '../../dev/testing/order-model.ts'
import { furnishShop, stockProduct } from '../../dev/testing/shop.ts'
import { type Answer, Shopper } from '../../dev/testing/shopper.ts'
import { staffOf } from '../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../dev/testing.ts'
import { settleDue } from './payments/due.ts'

const DAY = 86_400
/** Hundreds in a release's own proof; a few each time. */
const RUNS = Number(process.env.MODEL_RUNS ?? 12)
const clock = new TestClock()
let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ clock })
  await furnishShop(site.platform.services.db)
})
afterAll(() => site.close())

type Step = fc.AsyncCommand<OrdersModel, OrdersReal>
type Act = (model: OrdersModel, real: OrdersReal) => Promise<void>

/** After every step the shelf, the coupon, the points and every order are what the model says. */
const step = (name: string, act: Act): Step => ({
  check: () => true,
  async run(model, real) {
    await act(model, real)
    const seen = await found(model, real)
    expect(seen).toEqual(expected(model))
    for (const order of seen.orders) {
      expect(Number(order.refunded)).toBeLessThanOrEqual(Number(order.paid))
      for (const { quantity, sent, refunded, restored } of order.lines) {
        expect(Math.max(sent, refunded, restored)).toBeLessThanOrEqual(quantity)
        expect(Math.min(sent, refunded, restored)).toBeGreaterThanOrEqual(0)
      }
    }
    // A unit counts once: it is sent, or taken off before that, or still to send.
    for (const line of model.orders.flatMap(({ lines }) => lines)) {
      const off = line.units.filter((unit) => !unit.sent && !isToSend(unit)).length
      expect(countOf(line, 'sent') + off + line.units.filter(isToSend).length).toBe(line.quantity)
    }
  },
  toString: () => name,
})

/** One of the orders, where there is one. */
const onOrder = (
  name: string,
  at: number,
  act: (order: ModelOrder, model: OrdersModel, real: OrdersReal) => Promise<void>,
): Step => ({
  ...step(`${name} of order ${at}`, (model, real) =>
    act(model.orders[at % model.orders.length] as ModelOrder, model, real),
  ),
  check: (model) => model.orders.length > 0,
})

const codeOf = (answer: Answer) => answer.body.details?.applicationError?.code
const put = async (
  { cart, stock }: OrdersModel,
  { shopper, goods }: OrdersReal,
  at: number,
  pieces: number,
) => {
  await shopper.add(goods[at] as OrdersReal['goods'][number], pieces)
  const before = cart.get(at) ?? 0
  const after = Math.max(before, Math.min(stock[at] ?? 0, before + pieces))
  if (after > 0) cart.set(at, after)
}

const add = (at: number, pieces: number) =>
  step(`add ${pieces} of ${at}`, (model, real) => put(model, real, at, pieces))

const coupon = step('coupon', async (model, { shopper, coupon: { code, limit } }) => {
  const { status } = await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode: code })
  const there = (await shopper.cart()).status === 200
  expect(status).toBe(!there ? 404 : model.couponUsed < limit ? 200 : 400)
  if (status === 200) model.coupon = true
})

/** Another shopper buys, or the merchant restocks. */
const count = (at: number, quantity: number) =>
  step(`count ${quantity} of ${at}`, async ({ stock }, { db, goods }) => {
    stock[at] = quantity
    const id = goods[at]?.variantId ?? ''
    await db.updateTable('variants').set({ quantity }).where('id', '=', id).execute()
  })

const charges = {
  approved: 'APPROVED',
  authorized: 'AUTHORIZED',
  review: 'PENDING_MERCHANT',
  pending: 'PENDING',
  offline: 'PENDING',
} as const
type Method = keyof typeof charges | 'declined'

/** Content of the cart, or where it is empty so many pieces from there. */
const place = (method: Method, at: number, pieces: number) =>
  step(`place ${method}, or ${pieces} of ${at}`, async (model, real) => {
    const { shopper, staff } = real
    if (model.cart.size === 0) await put(model, real, at, pieces)
    if (model.cart.size === 0) return
    const id = await shopper.checkout()
    const path = `/ecom/v1/checkouts/${id}`
    const { lineItems, priceSummary } = (await shopper.call('GET', path)).body.checkout
    const totals = priced(model, real, lineItems)
    expect(priceSummary.total.amount).toBe((totals.total / 100).toFixed(2))
    const answer = await shopper.call('POST', `${path}/create-order`, { payment: { method } })
    const short = [...model.cart].filter(([at, quantity]) => (model.stock[at] ?? 0) < quantity)
    if (short.length || method === 'declined') {
      expect(answer.status).toBe(428)
      expect(codeOf(answer)).toMatch(short.length ? /_OUT_OF_STOCK$/ : /^PAYMENT_ERROR$/)
      return
    }
    expect(answer.status).toBe(200)
    // A submit that is sent again finds the order that is there.
    const { orderId } = (await shopper.call('POST', `${path}/create-order`, { payment: { method } })).body
    expect(orderId).toBe(answer.body.orderId)
    const { payments } = (await staff('GET', `/ecom/v1/payments/orders/${orderId}`)).body.orderTransactions
    for (const [at, quantity] of model.cart) model.stock[at] = (model.stock[at] ?? 0) - quantity
    model.orders.push({
      id: orderId,
      paymentId: payments[0].id,
      offline: method === 'offline',
      total: totals.total,
      net: totals.lines.reduce((sum, { net }) => sum + net, 0),
      lines: (lineItems as AnsweredLine[]).map(({ id: lineId, quantity, catalogReference }) => ({
        id: lineId,
        quantity,
        at: real.goods.findIndex(({ productId }) => productId === catalogReference.catalogItemId),
        total: totals.lines.find((line) => line.id === lineId)?.total ?? 0,
        units: unitsOf(quantity),
      })),
      status: method === 'review' ? 'PENDING' : 'APPROVED',
      payment: charges[method],
      refunded: 0,
      days: 0,
      fulfillments: [],
    })
    if (model.coupon) model.couponUsed += 1
    model.coupon = false
    model.cart.clear()
  })

const billing = (name: 'capture' | 'void', at: number) =>
  onOrder(name, at, async (order, _, { staff }) => {
    const { status } = await staff('POST', `/ecom/v1/order-billing/${name}-authorized-payments`, {
      ecomOrderId: order.id,
      payments: [{ paymentId: order.paymentId }],
    })
    expect(status).toBe(order.payment === 'AUTHORIZED' ? 200 : 409)
    if (status === 200) order.payment = name === 'capture' ? 'APPROVED' : 'VOIDED'
  })

const onto = (model: OrdersModel, line: ModelLine, count: number) => {
  model.stock[line.at] = (model.stock[line.at] ?? 0) + mark(line, 'restocked', count)
}
const putBack = (order: ModelOrder, model: OrdersModel) => {
  for (const line of order.lines) onto(model, line, line.quantity)
}
/** Returns unsent units to the shelf; sent ones are on none. */
const putBackUnsent = (order: ModelOrder, model: OrdersModel) => {
  for (const line of order.lines)
    onto(model, line, line.units.filter(({ sent, restocked }) => !sent && !restocked).length)
}

const decide = (to: 'APPROVED' | 'REJECTED', at: number) =>
  onOrder(to, at, async (order, model, { staff }) => {
    const { status } = await staff('POST', `/ecom/v1/orders/${order.id}/update-status`, { status: to })
    expect(status).toBe(order.status === 'PENDING' ? 200 : 409)
    if (status !== 200) return
    order.status = to
    order.payment = to === 'APPROVED' ? 'APPROVED' : 'DECLINED'
    if (to === 'REJECTED') putBack(order, model)
  })

const markAsPaid = (at: number): Step => ({
  ...onOrder('mark as paid', at, async (order, _, { staff }) => {
    const path = `/ecom/v1/payments-collector/orders/${order.id}/mark-as-paid`
    const { status } = await staff('POST', path, {})
    expect(status).toBe(order.status === 'APPROVED' ? 200 : 428)
    if (status === 200 && order.payment === 'PENDING') order.payment = 'APPROVED'
  }),
  check: ({ orders }) => orders.length > 0 && orders[at % orders.length]?.offline === true,
})

const refund = (at: number, lineAt: number, quantity: number, restock: boolean) =>
  onOrder(
    `refund ${quantity} of line ${lineAt}${restock ? ', back on the shelf' : ''}`,
    at,
    async (order, model, { staff }) => {
      const line = order.lines[lineAt % order.lines.length] as ModelOrder['lines'][number]
      const refunded = countOf(line, 'refunded')
      const taken = Math.min(quantity, line.quantity - refunded)
      const upTo = (pieces: number) => Math.round((line.total * pieces) / line.quantity)
      const amount = upTo(refunded + taken) - upTo(refunded)
      const items = { lineItems: [{ id: line.id, quantity }] }
      const calculated = await staff('POST', '/ecom/v1/order-billing/calculate-refund', {
        ecomOrderId: order.id,
        refundItems: items,
      })
      expect(calculated.body.total.amount).toBe((amount / 100).toFixed(2))
      const { status } = await staff('POST', '/ecom/v1/order-billing/refund-payments', {
        ecomOrderId: order.id,
        paymentRefunds: [
          { paymentId: order.paymentId, amount: (amount / 100).toFixed(2), externalRefund: order.offline },
        ],
        details: { items },
        sideEffects: {
          restockInfo: restock ? { type: 'SOME_ITEMS', items: items.lineItems } : { type: 'NO_ITEMS' },
        },
      })
      const payable = order.payment === 'APPROVED' && order.refunded < order.total
      expect(status).toBe(!payable ? 428 : amount === 0 || amount > order.total - order.refunded ? 400 : 200)
      if (status !== 200) return
      order.refunded += amount
      mark(line, 'refunded', taken)
      if (restock) onto(model, line, quantity)
    },
  )

const refundRest = (at: number) =>
  onOrder('refund the rest', at, async (order, model, { staff }) => {
    const amount = (Math.max(1, order.total - order.refunded) / 100).toFixed(2)
    const { status } = await staff('POST', '/ecom/v1/order-billing/refund-payments', {
      ecomOrderId: order.id,
      paymentRefunds: [{ paymentId: order.paymentId, amount, externalRefund: order.offline }],
      sideEffects: { restockInfo: { type: 'ALL_ITEMS' } },
    })
    expect(status).toBe(order.payment === 'APPROVED' && order.refunded < order.total ? 200 : 428)
    if (status !== 200) return
    order.refunded = order.total
    putBack(order, model)
  })

const cancel = (at: number, restock: boolean) =>
  onOrder(restock ? 'cancel and put back' : 'cancel', at, async (order, model, { staff }) => {
    const answer = await staff('POST', `/ecom/v1/orders/${order.id}/cancel`, { restockAllItems: restock })
    const { status, payment } = order
    expect(answer.status).toBe(
      status === 'PENDING' || status === 'REJECTED' || payment === 'AUTHORIZED'
        ? 428
        : status === 'CANCELED'
          ? 409
          : 200,
    )
    if (answer.status !== 200) return
    order.status = 'CANCELED'
    if (payment === 'PENDING') order.payment = 'CANCELED'
    if (restock) putBackUnsent(order, model)
  })

const fulfil = (at: number, lineAt: number, quantity: number) =>
  onOrder(`fulfil ${quantity} of line ${lineAt}`, at, async (order, _, { staff }) => {
    const line = order.lines[lineAt % order.lines.length] as ModelOrder['lines'][number]
    const path = `/ecom/v1/fulfillments/orders/${order.id}/create-fulfillment`
    const answer = await staff('POST', path, { fulfillment: { lineItems: [{ id: line.id, quantity }] } })
    const left = line.units.filter(isToSend).length
    const refused = order.status === 'CANCELED' ? 409 : 428
    expect(answer.status).toBe(order.status !== 'APPROVED' ? refused : quantity <= left ? 200 : 400)
    if (answer.status !== 200) return
    order.fulfillments.push({ id: answer.body.fulfillmentId, line, quantity })
    send(line, quantity)
  })

const unfulfil = (at: number) =>
  onOrder('take the last parcel back', at, async (order, _, { staff }) => {
    const last = order.fulfillments.pop()
    if (!last) return
    expect((await staff('DELETE', `/ecom/v1/fulfillments/${last.id}/orders/${order.id}`)).status).toBe(200)
    takeBack(last.line, last.quantity)
  })

/** Transfers arrive after one; what is held is let go after seven. */
const nextDay = step('a day', async ({ orders }, real) => {
  await real.nextDay()
  for (const order of orders) {
    order.days += 1
    if (order.payment === 'PENDING' && !order.offline) order.payment = 'APPROVED'
    if (order.payment === 'AUTHORIZED' && order.days === 7) order.payment = 'VOIDED'
  }
})

const small = fc.nat(2)
const some = fc.integer({ min: 1, max: 4 })
const method = fc.constantFrom<Method>(
  'approved',
  'authorized',
  'review',
  'pending',
  'offline',
  'approved',
  'declined',
)
const steps = fc.commands(
  [
    fc.tuple(small, some).map((all) => add(...all)),
    fc.constant(coupon),
    fc.tuple(small, fc.nat(9)).map((all) => count(...all)),
    ...[1, 2, 3].map(() => fc.tuple(method, small, some).map((all) => place(...all))),
    fc
      .tuple(fc.constantFrom<'capture' | 'void'>('capture', 'void'), small)
      .map(([name, at]) => billing(name, at)),
    fc
      .tuple(fc.constantFrom<'APPROVED' | 'REJECTED'>('APPROVED', 'REJECTED'), small)
      .map(([to, at]) => decide(to, at)),
    small.map(markAsPaid),
    fc.tuple(small, small, some, fc.boolean()).map((all) => refund(...all)),
    small.map(refundRest),
    fc.tuple(small, fc.boolean()).map((all) => cancel(...all)),
    fc.tuple(small, small, some).map((all) => fulfil(...all)),
    small.map(unfulfil),
    fc.constant(nextDay),
  ],
  { maxCommands: 32, size: 'max' },
)

const stock = [
  { priceMinor: 1999, quantity: 9 },
  { priceMinor: 333, quantity: 5 },
  { priceMinor: 100_001, quantity: 4 },
]

async function fresh(): Promise<{ model: OrdersModel; real: OrdersReal }> {
  const { db } = site.platform.services
  const goods = []
  for (const terms of stock)
    goods.push({ ...(await stockProduct(db, { name: randomUUID(), ...terms })), ...terms })
  const code = randomUUID().slice(0, 8).toUpperCase()
  const terms = { id: randomUUID(), code, codeKey: code, name: code, kind: 'PERCENT' as const, percent: 10 }
  const limits = { minimumSubtotalMinor: 0, usageLimit: 2, used: 0 }
  const times = { startsAt: null, expiresAt: null, active: true, amountMinor: null }
  await db
    .insertInto('coupons')
    .values({ ...terms, ...limits, ...times })
    .execute()
  const member = await site.signUp()
  let { refreshToken } = member
  const real: OrdersReal = {
    db,
    goods,
    coupon: { id: terms.id, code, limit: limits.usageLimit },
    memberId: member.memberId,
    staff: staffOf(site),
    shopper: new Shopper(site, member.accessToken),
    async nextDay() {
      clock.advance(DAY + 1)
      await settleDue(site.platform.services)
      const { body } = await real.shopper.call('POST', '/oauth2/token', {
        grantType: 'refresh_token',
        clientId: site.clientId,
        refreshToken,
      })
      refreshToken = body.refresh_token
      real.shopper = new Shopper(site, body.access_token)
    },
  }
  const model = { cart: new Map(), stock: stock.map(({ quantity }) => quantity), orders: [], coupon: false }
  return { model: { ...model, couponUsed: 0 }, real }
}

it(
  'The platform keeps shelf, coupons, money and points as a simple model has them, whatever a buyer and staff do',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const { model, real } = await fresh()
        await fc.asyncModelRun(() => ({ model, real }), commands)
      }),
      { numRuns: RUNS },
    )
  },
  RUNS * 20_000,
)
