import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())

/** Four lamps at 25.00 with a tenth of tax, and 5.00 for the delivery: 115.00. */
async function bought({ sent = 4 } = {}) {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 4)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, '115.00'))
  const { order } = (await shopper.call('GET', `/ecom/v1/orders/${id}`)).body
  const line = order.lineItems[0].id as string
  if (sent)
    await staff('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
      fulfillment: { lineItems: [{ id: line, quantity: sent }] },
    })
  return { shopper, id, number: order.number as string, line }
}
type Bought = Awaited<ReturnType<typeof bought>>

async function asked({ shopper, id, line }: Bought, quantity = 1, more: object = {}): Promise<string> {
  const { body } = await shopper.call('POST', `/ecom/v1/orders/${id}/refund-requests`, {
    refundRequest: { lineItems: [{ id: line, quantity, ...more }], reason: 'CHANGED_MIND' },
    idempotencyKey: randomUUID(),
  })
  return body.refundRequest.id
}
const start = ({ id, line }: Bought, quantity: number, key: string = randomUUID()) =>
  staff('POST', `/ecom/v1/orders/${id}/returns`, {
    return: { lines: [{ id: line, quantity, reason: 'WRONG_ITEM' }] },
    idempotencyKey: key,
  })
const act = (id: string, name: string, body: object = {}) =>
  staff('POST', `/ecom/v1/returns/${id}/${name}`, body)
const orderOf = async ({ id }: Bought) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
const codeOf = ({ body }: Answer) => body.details?.applicationError?.code
const onShelf = async () =>
  (
    await site.platform.services.db
      .selectFrom('variants')
      .select('quantity')
      .where('id', '=', lamp.variantId)
      .executeTakeFirstOrThrow()
  ).quantity
const mailsOf = async ({ number }: Bought) =>
  (await site.platform.services.db.selectFrom('mails').select(['subject', 'body']).execute()).filter(
    ({ subject }) => subject.includes(number),
  )

it('A return goes from request to refund, and each step pressed three times is done once', async () => {
  const of = await bought()
  const id = await asked(of, 2, { reason: 'DAMAGED', note: 'The shade is torn' })
  const thrice = (name: string, body: object = {}) =>
    Promise.all([act(id, name, body), act(id, name, body), act(id, name, body)])
  const shelf = await onShelf()

  const approved = await thrice('approve', { instructions: 'Put the label on the box.' })
  expect(approved.map(({ body }) => body.return.status)).toEqual(Array(3).fill('APPROVED'))
  expect(approved[0]?.body.return.lines).toEqual([
    { id: of.line, quantity: 2, reason: 'DAMAGED', note: 'The shade is torn' },
  ])

  const lines = [{ id: of.line, received: 2, condition: 'OPENED', restock: true }]
  const received = await thrice('receive', { lines })
  expect(received.map(({ body }) => body.return)).toMatchObject(
    Array(3).fill({ status: 'RECEIVED', lines: [{ received: 2, condition: 'OPENED', restocked: 2 }] }),
  )
  expect(await onShelf()).toBe((shelf ?? 0) + 2)

  const refunded = await thrice('refund', { fee: '5.50', message: 'Sorry!' })
  expect(refunded.map(({ body }) => body.return)).toMatchObject(
    Array(3).fill({ status: 'ACCEPTED', refunded: { amount: '49.50' }, fee: { amount: '5.50' } }),
  )
  expect(await onShelf()).toBe((shelf ?? 0) + 2)
  const order = await orderOf(of)
  expect(order).toMatchObject({
    balanceSummary: { refunded: { amount: '49.50' } },
    lineItems: [{ refundQuantity: 2, restockQuantity: 2 }],
  })
  const told = order.activities.flatMap((each: { customActivity?: { type: string } }) =>
    each.customActivity ? [each.customActivity.type] : [],
  )
  expect(told).toEqual(['REFUND_REQUESTED', 'RETURN_APPROVED', 'RETURN_RECEIVED', 'REFUND_REQUEST_ACCEPTED'])
  const mails = (await mailsOf(of)).map(({ subject }) => subject)
  expect(mails.filter((subject) => subject.startsWith('Your return'))).toHaveLength(2)
  expect(mails.filter((subject) => subject.startsWith('A refund'))).toHaveLength(1)
  expect((await mailsOf(of)).some(({ body }) => body.includes('Put the label on the box.'))).toBe(true)
})

it('A refund of every unit, one return after the other, comes to the line to the cent', async () => {
  const of = await bought()
  const amounts = []
  for (const amount of [undefined, '0.01', undefined, undefined]) {
    const { id } = (await start(of, 1)).body.return
    await act(id, 'receive', { lines: [{ id: of.line, received: 1, restock: false }] })
    amounts.push((await act(id, 'refund', amount ? { amount } : {})).body.return.refunded.amount)
  }
  expect(amounts).toEqual(['27.50', '0.01', '27.50', '27.50'])
  const { id } = (await start(of, 1)).body
  expect(id).toBeUndefined()
  expect(await orderOf(of)).toMatchObject({ balanceSummary: { refunded: { amount: '82.51' } } })
})

it('A return refunds the delivery with its lines, and never more than was paid', async () => {
  const of = await bought()
  const { id } = (await start(of, 4)).body.return
  await act(id, 'receive')
  expect(codeOf(await act(id, 'refund', { amount: '115.01' }))).toBe('REFUND_IS_TOO_HIGH')
  expect(codeOf(await act(id, 'refund', { fee: '110.00' }))).toBe('REFUND_IS_TOO_LOW')
  expect((await act(id, 'refund', { lines: [{ id: of.line, quantity: 5 }] })).status).toBe(400)
  expect((await act(id, 'refund', { shipping: true })).body.return.refunded.amount).toBe('115.00')
  expect((await orderOf(of)).paymentStatus).toBe('FULLY_REFUNDED')
})

it('Two returns that both ask for the delivery are refunded its price once', async () => {
  const of = await bought()
  const first = (await start(of, 1)).body.return.id
  const second = (await start(of, 1)).body.return.id
  const amountOf = async (id: string) =>
    (await act(id, 'refund', { shipping: true })).body.return.refunded.amount
  expect(await amountOf(first)).toBe('32.50')
  expect(await amountOf(second)).toBe('27.50')
  expect(await orderOf(of)).toMatchObject({
    deliveryRefunded: true,
    balanceSummary: { refunded: { amount: '60.00' } },
  })
})

it('The platform lets no more units come back than were sent and are not coming back yet', async () => {
  const of = await bought({ sent: 3 })
  expect((await start(of, 4)).status).toBe(400)
  const key = randomUUID()
  const [first, second] = await Promise.all([start(of, 2, key), start(of, 2, key)])
  expect(second?.body).toEqual(first?.body)
  expect((await start(of, 2)).status).toBe(400)
  const tabs = await Promise.all([start(of, 1), start(of, 1), start(of, 1)])
  expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  // The fourth was not sent: money alone can go back for it.
  const request = await asked(of, 1)
  expect(codeOf(await act(request, 'approve'))).toBe('RETURN_WAS_NOT_SENT')
  expect((await act(request, 'refund')).body.return).toMatchObject({ status: 'ACCEPTED' })
  const { id } = first?.body.return ?? {}
  expect((await act(id, 'receive', { lines: [{ id: of.line, received: 3, restock: true }] })).status).toBe(
    400,
  )
})

it('A return that did not arrive whole puts on the shelf and refunds what did, and a declined one nothing', async () => {
  const of = await bought()
  const { id } = (await start(of, 3)).body.return
  const shelf = (await onShelf()) ?? 0
  await act(id, 'receive', {
    lines: [{ id: of.line, received: 1, condition: 'NEW', restock: true }],
    notify: false,
  })
  expect(await onShelf()).toBe(shelf + 1)
  expect((await act(id, 'refund', { lines: [{ id: of.line, quantity: 2 }] })).status).toBe(400)
  expect((await act(id, 'refund')).body.return.refunded.amount).toBe('27.50')
  const other = (await start(of, 1)).body.return.id
  expect((await act(other, 'decline', { message: 'Worn' })).body.return).toMatchObject({
    status: 'DECLINED',
    answer: 'Worn',
  })
  expect(codeOf(await act(other, 'receive'))).toBe('ILLEGAL_STATUS_TRANSITION')
  expect(await onShelf()).toBe(shelf + 1)
})

it('Staff find returns by state, buyer and number, with the open ones counted', async () => {
  const of = await bought()
  const { id } = (await start(of, 1)).body.return
  const search = async (body: object) => (await staff('POST', '/ecom/v1/returns/search', body)).body
  const before = await search({})
  const found = await search({ filter: { search: `#${of.number}-R1` } })
  expect(found.returns).toMatchObject([
    {
      ...{ id, orderId: of.id, orderNumber: of.number, ordinal: 1, startedBy: 'STAFF' },
      buyer: { name: 'Ada Lovelace', email: 'ada@example.test' },
    },
  ])
  expect(found.open).toEqual(before.open)
  await act(id, 'receive')
  const after = await search({ filter: { status: ['RECEIVED'], search: 'lovel' } })
  expect(after.returns.map((each: { id: string }) => each.id)).toContain(id)
  expect(after.open).toEqual({
    ...before.open,
    approved: before.open.approved - 1,
    received: before.open.received + 1,
  })
  const first = await search({ cursorPaging: { limit: 1 } })
  const { cursor } = { cursor: first.metadata.cursors.next }
  const next = await search({ cursorPaging: { limit: 1, cursor } })
  expect(next.returns[0].id).not.toBe(first.returns[0].id)
  expect((await staff('GET', `/ecom/v1/returns/${randomUUID()}`)).status).toBe(404)
})

it('Goods go on the shelf of the location that is named, in whatever case its id is written', async () => {
  const locate = async (name: string): Promise<string> => {
    const businessLocation = { name, address: { country: 'US' } }
    const { body } = await staff('POST', '/ecom/v1/business-locations', { businessLocation })
    return body.businessLocation.id
  }
  await locate('Store')
  const locationId = await locate('Attic')
  const of = await bought()
  const id = await asked(of)
  await act(id, 'approve')
  const lines = [{ id: of.line, received: 1, restock: true }]
  const { status } = await act(id, 'receive', { lines, locationId: locationId.toUpperCase() })
  expect(status).toBe(200)
  const ids = [lamp.variantId]
  const { levels } = (await staff('POST', '/stores/v1/stock/levels/query', { ids })).body
  expect(levels).toContainEqual(expect.objectContaining({ locationId, available: 1 }))
})
