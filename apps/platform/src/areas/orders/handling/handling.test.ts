import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let scarf: StockedProduct
let staff: ReturnType<typeof staffOf>

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  scarf = await stockProduct(site.platform.services.db, { name: 'Scarf', priceMinor: 2500, quantity: 100 })
  staff = staffOf(site)
})
afterAll(() => site.close())

async function bought(quantity: number, total: string, method = 'approved') {
  const shopper = await Shopper.visitor(site)
  await shopper.add(scarf, quantity)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, total, method))
  const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
  return { id, line: order.lineItems[0].id as string, number: order.number as string }
}

const handlingOf = async (id: string) => (await staff('GET', `/ecom/v1/orders/${id}/handling`)).body.handling
const change = (id: string, body: object) => staff('PATCH', `/ecom/v1/orders/${id}/handling`, body)
const send = (id: string, line: string, quantity: number) =>
  staff('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: line, quantity }] },
  })
const found = async (filter: object) =>
  (await staff('POST', '/ecom/v1/orders/search', { search: { filter } })).body.orders.map(
    ({ id }: { id: string }) => id,
  )

describe('The handling of an order', () => {
  it('stops what is on hold from being sent, until it is released', async () => {
    const { id, line } = await bought(1, '32.50')
    const held = await change(id, { onHold: true, holdReason: 'Address looks wrong' })
    expect(held.body.handling).toMatchObject({ onHold: true, holdReason: 'Address looks wrong' })
    expect(await found({ onHold: true })).toEqual([id])
    const refused = await send(id, line, 1)
    expect([refused.status, refused.body.details.applicationError.code]).toEqual([428, 'ORDER_IS_ON_HOLD'])
    expect((await change(id, { onHold: false })).body.handling).not.toHaveProperty('holdReason')
    expect((await send(id, line, 1)).status).toBe(200)
    const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
    const types = order.activities.map(
      (each: { customActivity?: { type: string } }) => each.customActivity?.type,
    )
    expect(types).toEqual(expect.arrayContaining(['ORDER_HELD', 'ORDER_RELEASED']))
  })

  it('refuses to give an order to somebody who is not of the staff', async () => {
    const { id } = await bought(1, '32.50')
    const { status, body } = await change(id, { assigneeId: crypto.randomUUID() })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'assigneeId'])
  })

  it('counts units of each line, and what is here, owed and to give back', async () => {
    const { id, line } = await bought(3, '87.50')
    await send(id, line, 1)
    expect(await handlingOf(id)).toMatchObject({
      lines: [{ id: line, ordered: 3, sent: 1, toSend: 2 }],
      amountHeld: { amount: '87.50' },
      amountToRefund: { amount: '0.00' },
    })
  })

  it('is canceled with its money and its unsent units in one call, once', async () => {
    const { id, line } = await bought(3, '87.50')
    await send(id, line, 1)
    const refund = { amount: '87.50', idempotencyKey: 'once' }
    const before = await stock()
    const { body } = await staff('POST', `/ecom/v1/orders/${id}/cancel`, { restockAllItems: true, refund })
    expect(body.order).toMatchObject({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' })
    expect(await stock()).toBe(before + 2)
    const tooMuch = await bought(1, '32.50')
    const refused = await staff('POST', `/ecom/v1/orders/${tooMuch.id}/cancel`, {
      refund: { amount: '32.51', idempotencyKey: 'more' },
    })
    expect(refused.body.details.applicationError.code).toBe('REFUND_IS_TOO_HIGH')
    expect((await staff('GET', `/ecom/v1/orders/${tooMuch.id}`)).body.order.status).toBe('APPROVED')
  })
})

const stock = async () =>
  (
    await site.platform.services.db
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', scarf.variantId)
      .executeTakeFirstOrThrow()
  ).quantity ?? 0

describe('Letters that staff send again', () => {
  it('are of what happened alone, and stand in the history', async () => {
    const { id } = await bought(1, '32.50')
    const letter = (name: string) => staff('POST', `/ecom/v1/orders/${id}/letters/send`, { letter: name })
    expect((await letter('CONFIRMATION')).status).toBe(200)
    expect((await letter('SHIPPED')).body.details.applicationError.code).toBe('NOTHING_TO_TELL')
    const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
    expect(order.activities.at(-1)).toMatchObject({
      customActivity: { type: 'LETTER_SENT', additionalData: { letter: 'CONFIRMATION' } },
    })
  })

  it('go once for each key, also where two presses come at the same time', async () => {
    const { id } = await bought(1, '32.50')
    const send = (idempotencyKey: string) =>
      staff('POST', `/ecom/v1/orders/${id}/letters/send`, { letter: 'CONFIRMATION', idempotencyKey })
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const answers = [...(await Promise.all([send(first), send(first)])), await send(second)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
    const sent = order.activities.filter(
      ({ customActivity }: { customActivity?: { type: string } }) => customActivity?.type === 'LETTER_SENT',
    )
    expect(sent).toHaveLength(2)
  })

  it('leave the link of a payment request where staff find it', async () => {
    const { id } = await bought(1, '32.50', 'offline')
    await staff('POST', `/ecom/v1/payments-collector/orders/${id}/payment-request`, {})
    const { paymentRequests, amountOwed } = await handlingOf(id)
    expect(amountOwed.amount).toBe('32.50')
    expect(paymentRequests).toMatchObject([{ status: 'UNPAID', amount: { amount: '32.50' } }])
    expect((await site.fetch(paymentRequests[0].paymentUrl)).status).toBe(200)
  })
})

describe('Sheets for packing', () => {
  const print = async (kind: string, orderIds: readonly string[]) => {
    const { body } = await staff('POST', '/ecom/v1/fulfillments/print-sheets', { kind, orderIds })
    const response = await site.fetch(body.url)
    const bytes = new Uint8Array(await response.arrayBuffer())
    return extractText(await getDocumentProxy(bytes), { mergePages: true })
  }

  it('list what each order still sends, an order a page', async () => {
    const [first, second] = [await bought(3, '87.50'), await bought(1, '32.50')]
    await send(first.id, first.line, 1)
    const { text, totalPages } = await print('PACKING_SLIPS', [first.id, second.id])
    expect(totalPages).toBe(2)
    expect(text).toContain(first.number)
    expect(text).toContain('× 2')
    expect(text).toContain('× 1')
    expect(text).not.toContain('$')
  })

  it('add up the units of many orders in one list', async () => {
    const [first, second] = [await bought(3, '87.50'), await bought(1, '32.50')]
    const { text } = await print('PICK_LIST', [first.id, second.id])
    expect(text).toContain('× 4')
    expect(text).toContain(`#${first.number}, #${second.number}`)
  })

  it('label the next parcel of an order, then each that was sent with its tracking number', async () => {
    const { id, line, number } = await bought(2, '60.00')
    await send(id, line, 1)
    const next = await print('ADDRESS_LABELS', [id])
    expect(next.totalPages).toBe(1)
    expect(next.text).toContain(`Order ${number} · parcel 2`)
    await send(id, line, 1)
    const { text, totalPages } = await print('ADDRESS_LABELS', [id])
    expect(totalPages).toBe(2)
    expect(text).toContain('parcel 1')
    expect(text).toContain('parcel 2')
  })

  it('label no order that is not sent to an address', async () => {
    const { id } = await bought(1, '32.50')
    const { db } = site.platform.services
    const { document } = await db
      .selectFrom('orders')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const logistics = { ...document.shippingInfo?.logistics, pickupDetails: { address: null } }
    const pickedUp = { ...document, shippingInfo: { ...document.shippingInfo, logistics } }
    await db
      .updateTable('orders')
      .set({ document: jsonb(pickedUp as typeof document) })
      .where('id', '=', id)
      .execute()
    const { status, body } = await staff('POST', '/ecom/v1/fulfillments/print-sheets', {
      kind: 'ADDRESS_LABELS',
      orderIds: [id],
    })
    expect([status, body.details.applicationError.code]).toEqual([409, 'NOTHING_TO_LABEL'])
  })

  it('are at a signed address only', async () => {
    const { id } = await bought(1, '32.50')
    expect((await site.fetch(`${site.url}/_hosted/order-sheets/pick-list/${id}`)).status).toBe(410)
  })
})

describe('The search of orders', () => {
  it('finds part of a product’s name, and orders whose buyers ask for money back', async () => {
    const { id, line } = await bought(1, '32.50')
    expect(await found({ 'lineItems.productName.original': { $contains: 'scar' }, id })).toEqual([id])
    expect(await found({ 'lineItems.productName.original': { $contains: '%' }, id })).toEqual([])
    expect(await found({ refundRequested: true })).toEqual([])
    await staff('POST', `/ecom/v1/orders/${id}/refund-requests`, {
      refundRequest: { lineItems: [{ id: line, quantity: 1 }], reason: 'DAMAGED' },
    })
    expect(await found({ refundRequested: true })).toEqual([id])
  })
})
