import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBackOffice } from '../../dev/testing/back-office.ts'
import { submit } from '../../dev/testing/post.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { staffOf } from '../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

const base = '/_hosted/back-office'
let site: TestPlatform
let scarf: StockedProduct
let cookie = ''
let staff: ReturnType<typeof staffOf>

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  scarf = await stockProduct(site.platform.services.db, { name: 'Scarf', priceMinor: 2500, quantity: 100 })
  cookie = await openBackOffice(site)
  staff = staffOf(site)
})
afterAll(() => site.close())

interface Bought {
  readonly id: string
  readonly line: string
  readonly payment: string
}

async function bought(quantity: number, total: string, method = 'approved'): Promise<Bought> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(scarf, quantity)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, total, method))
  const { payments } = (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body.orderTransactions
  return { id, line: (await orderOf(id)).lineItems[0].id, payment: payments[0]?.id ?? '' }
}

const orderOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
const stock = async () => {
  const { db } = site.platform.services
  const { quantity } = await db
    .selectFrom('variants')
    .select('quantity')
    .where('id', '=', scarf.variantId)
    .executeTakeFirstOrThrow()
  return quantity
}
const page = async (path: string) =>
  (await site.fetch(`${site.url}${base}${path}`, { headers: { cookie }, redirect: 'manual' })).text()
const send = (path: string, fields: Record<string, string>) =>
  submit(site, `${base}${path}`, fields, { cookie, 'sec-fetch-site': 'same-origin' })
const press = (id: string, fields: Record<string, string>) => send(`/orders/${id}`, fields)
const fulfil = ({ id, line }: Bought, quantity: number) =>
  staff('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: line, quantity }] },
  })

describe('A unit that was refunded before it was sent', () => {
  it('is not to send: not by the form, not by the call, not with many orders at once', async () => {
    const order = await bought(2, '60.00')
    const before = await stock()
    const { id, line, payment } = order
    const refund = {
      intent: 'refund',
      payment,
      key: 'one',
      [`line-${line}`]: '1',
      restock: 'yes',
      sure: 'yes',
    }
    expect((await press(id, refund)).status).toBe(303)
    expect(await stock()).toBe((before ?? 0) + 1)
    expect(await page(`/orders/${id}`)).toMatch(
      /name="line-[^"]+" type="number" inputmode="numeric" min="0" max="1" value="1"/,
    )
    const many = await fulfil(order, 2)
    expect([many.status, many.body.details.validationError.fieldViolations[0]]).toMatchObject([
      400,
      { field: 'fulfillment.lineItems[0].quantity', data: { threshold: 1 } },
    ])
    await send('/orders', { intent: 'fulfil', order: id })
    const { body } = await staff('GET', `/ecom/v1/fulfillments/orders/${id}`)
    expect(body.orderWithFulfillments.fulfillments).toMatchObject([
      { lineItems: [{ id: line, quantity: 1 }] },
    ])
    expect((await orderOf(id)).fulfillmentStatus).toBe('FULFILLED')
    expect(await page(`/orders/${id}`)).not.toContain('<legend>Items to ship</legend>')
    expect((await fulfil(order, 1)).status).toBe(400)
  })

  it('leaves nothing to send where it was the last, and the order’s fulfillment is CANCELED', async () => {
    const order = await bought(1, '32.50')
    const refund = {
      intent: 'refund',
      payment: order.payment,
      key: 'all',
      [`line-${order.line}`]: '1',
      sure: 'yes',
    }
    await press(order.id, refund)
    expect((await orderOf(order.id)).fulfillmentStatus).toBe('CANCELED')
    expect(await page(`/orders?view=send`)).not.toContain(order.id)
    expect(await page(`/orders/${order.id}`)).toContain('Nothing to ship')
  })

  it('is told apart from one that came back after it was sent', async () => {
    const order = await bought(3, '87.50')
    const { id, line, payment } = order
    await fulfil(order, 1)
    const form = await page(`/orders/${id}`)
    expect(form).toContain('of 2, not shipped')
    expect(form).toContain('of 1, shipped')
    await press(id, {
      intent: 'refund',
      payment,
      key: 'back',
      [`sent-${line}`]: '1',
      restock: 'yes',
      sure: 'yes',
    })
    expect(await orderOf(id)).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      lineItems: [{ refundQuantity: 1, restockQuantity: 1 }],
    })
    expect((await fulfil(order, 3)).status).toBe(400)
    expect((await fulfil(order, 2)).status).toBe(200)
    expect((await orderOf(id)).fulfillmentStatus).toBe('FULFILLED')
  })
})

describe('Canceling an order', () => {
  it('puts back what was not sent alone, and refunds in the same form, asked once', async () => {
    const order = await bought(3, '87.50')
    const before = (await stock()) ?? 0
    const { id } = order
    await fulfil(order, 2)
    const form = await page(`/orders/${id}`)
    expect(form).toContain('Restock items not shipped yet (1)')
    expect(form).toMatch(/name="refund"[^>]*value="87.50"/)
    const fields = { intent: 'cancel', key: 'once', restock: 'yes', notify: 'yes', refund: '87,50' }
    const asked = await (await press(id, fields)).text()
    expect(asked).toContain('and refund $87.50?')
    expect((await orderOf(id)).status).toBe('APPROVED')
    const done = await press(id, { ...fields, sure: 'yes' })
    expect(new URL(done.headers.get('location') ?? '', site.url).searchParams.get('done')).toBe(
      'Order canceled. Refunded 87.50 USD.',
    )
    expect(await orderOf(id)).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'FULLY_REFUNDED',
      lineItems: [{ refundQuantity: 3, restockQuantity: 1 }],
      balanceSummary: { refunded: { amount: '87.50' } },
    })
    expect(await stock()).toBe(before + 1)
    expect(await page(`/orders/${id}`)).not.toContain('to refund</span>')
    const { db } = site.platform.services
    const letters = await db.selectFrom('mails').select(['subject', 'body']).orderBy('createdAt').execute()
    expect(letters.filter(({ subject }) => subject.includes('was canceled')).map(({ body }) => body)).toEqual(
      [expect.stringContaining("We're refunding $87.50.")],
    )
  })

  it('says in list and page how much is to refund, until it is', async () => {
    const { id, payment } = await bought(2, '60.00')
    await press(id, { intent: 'cancel', restock: 'yes', refund: '20', key: 'part', sure: 'yes' })
    for (const path of [`/orders/${id}`, '/orders', '/orders?view=owed'])
      expect(await page(path), path).toContain('Canceled · $40.00 to refund')
    expect(await page(`/orders/${id}`)).toMatch(/name="amount"[^>]*value="40.00"/)
    await press(id, { intent: 'refund', payment, key: 'rest', amount: '40.00', sure: 'yes' })
    for (const path of [`/orders/${id}`, '/orders?view=owed'])
      expect(await page(path)).not.toContain('to refund</span>')
  })

  it('refuses a refund above what came, and changes nothing then', async () => {
    const { id } = await bought(1, '32.50')
    const cancel = { intent: 'cancel', refund: '32.51', key: 'over', sure: 'yes' }
    const answer = await press(id, cancel)
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('higher than the amount paid'),
    ])
    expect((await orderOf(id)).status).toBe('APPROVED')
    expect(await (await press(id, { ...cancel, refund: 'all', sure: '' })).text()).toContain('as a number')
  })

  it('by the call puts back what was not sent alone', async () => {
    const order = await bought(3, '87.50')
    const before = (await stock()) ?? 0
    await fulfil(order, 2)
    const { body } = await staff('POST', `/ecom/v1/orders/${order.id}/cancel`, { restockAllItems: true })
    expect(body.order).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      lineItems: [{ restockQuantity: 1 }],
    })
    expect(await stock()).toBe(before + 1)
  })

  it('before anything was sent makes its fulfillment CANCELED', async () => {
    const { id } = await bought(1, '32.50')
    const { body } = await staff('POST', `/ecom/v1/orders/${id}/cancel`, {})
    expect(body.order).toMatchObject({ status: 'CANCELED', fulfillmentStatus: 'CANCELED' })
  })
})

it('Marking an order as paid asks first, with the amount', async () => {
  const { id } = await bought(2, '60.00', 'offline')
  const asked = await (await press(id, { intent: 'paid' })).text()
  expect(asked).toContain('This records $60.00 as received')
  expect((await orderOf(id)).paymentStatus).toBe('NOT_PAID')
  await press(id, { intent: 'paid', sure: 'yes' })
  expect((await orderOf(id)).paymentStatus).toBe('PAID')
})
