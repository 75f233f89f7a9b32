import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())

async function bought(payment = 'approved', by?: Shopper) {
  const shopper = by ?? (await Shopper.visitor(site))
  await shopper.add(lamp, 4)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, '115.00', payment))
  const { order } = (await shopper.call('GET', `/ecom/v1/orders/${id}`)).body
  return { shopper, id, number: order.number as string, line: order.lineItems[0].id as string }
}
type Bought = Awaited<ReturnType<typeof bought>>

const pathOf = (id: string) => `/ecom/v1/orders/${id}/refund-requests`
const ask = ({ shopper, id, line }: Bought, changes: object = {}, key: string = randomUUID()) =>
  shopper.call('POST', pathOf(id), {
    refundRequest: { lineItems: [{ id: line, quantity: 1 }], reason: 'DAMAGED', ...changes },
    idempotencyKey: key,
  })
const listed = async ({ shopper, id }: Bought) => (await shopper.call('GET', pathOf(id))).body.refundRequests
const orderOf = async ({ id }: Bought) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
const historyOf = async (of: Bought): Promise<string[]> =>
  (await orderOf(of)).activities.map(
    (each: { activityType: string; customActivity?: { type: string } }) =>
      each.customActivity?.type ?? each.activityType,
  )
const codeOf = ({ body }: Answer) => body.details?.applicationError?.code
const mailsOf = async ({ number }: Bought) =>
  (await site.platform.services.db.selectFrom('mails').select(['subject', 'body']).execute()).filter(
    ({ subject }) => subject.endsWith(`refund request for order ${number}`),
  )

it('The platform keeps one request of a double click, a retry and a second tab, told once (faults row 67)', async () => {
  const of = await bought()
  const [first, second] = await Promise.all([ask(of, {}, 'once'), ask(of, {}, 'once')])
  const retried = await ask(of, {}, 'once')
  expect([first.status, second.status, retried.status]).toEqual([200, 200, 200])
  expect(second.body).toEqual(first.body)
  expect(retried.body).toEqual(first.body)
  const tabs = await Promise.all(Array.from({ length: 8 }, () => ask(of)))
  expect(new Set(tabs.map(codeOf))).toEqual(new Set(['REFUND_ALREADY_REQUESTED']))
  expect(await listed(of)).toMatchObject([
    { status: 'REQUESTED', reason: 'DAMAGED', lineItems: [{ id: of.line, quantity: 1 }] },
  ])
  expect((await historyOf(of)).filter((type) => type === 'REFUND_REQUESTED')).toHaveLength(1)
  expect(await mailsOf(of)).toHaveLength(1)
  expect(codeOf(await ask(of, { reason: 'LATE' }, 'once'))).toBe('IDEMPOTENCY_KEY_REUSED')
})

it('The platform gives back what was asked for when staff accept, once (faults row 76)', async () => {
  const of = await bought()
  const { refundRequest } = (await ask(of, { lineItems: [{ id: of.line, quantity: 2 }] })).body
  const accept = () => staff('POST', `${pathOf(of.id)}/${refundRequest.id}/accept`, { message: 'Sorry!' })
  const answers = await Promise.all([accept(), accept(), accept()])
  expect(answers.map(({ status, body }) => [status, body.refundRequest.status])).toEqual(
    Array(3).fill([200, 'ACCEPTED']),
  )
  expect(await orderOf(of)).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { refunded: { amount: '55.00' } },
    lineItems: [{ refundQuantity: 2, restockQuantity: 2 }],
  })
  expect(await listed(of)).toMatchObject([{ status: 'ACCEPTED', answer: 'Sorry!' }])
  expect(codeOf(await staff('POST', `${pathOf(of.id)}/${refundRequest.id}/decline`, {}))).toBe(
    'ILLEGAL_STATUS_TRANSITION',
  )
})

it('The platform tells the buyer why not when staff decline, and lets them ask again or take it back', async () => {
  const of = await bought()
  const { refundRequest } = (await ask(of, { message: 'It is cracked' })).body
  expect(refundRequest).toMatchObject({ message: 'It is cracked' })
  await staff('POST', `${pathOf(of.id)}/${refundRequest.id}/decline`, { message: 'It was sold as cracked' })
  expect(await listed(of)).toMatchObject([{ status: 'DECLINED', answer: 'It was sold as cracked' }])
  expect((await mailsOf(of)).at(-1)?.body).toContain('It was sold as cracked')
  const again = (await ask(of)).body.refundRequest
  const withdraw = () => of.shopper.call('POST', `${pathOf(of.id)}/${again.id}/withdraw`, {})
  expect((await withdraw()).body.refundRequest.status).toBe('WITHDRAWN')
  expect((await withdraw()).status).toBe(200)
  expect((await historyOf(of)).filter((type) => type.startsWith('REFUND_REQUEST'))).toEqual([
    'REFUND_REQUESTED',
    'REFUND_REQUEST_DECLINED',
    'REFUND_REQUESTED',
    'REFUND_REQUEST_WITHDRAWN',
  ])
})

it('The platform refuses what is not there to give back, line by line, and says why nothing can be', async () => {
  const of = await bought()
  for (const lineItems of [
    [{ id: of.line, quantity: 5 }],
    [{ id: randomUUID(), quantity: 1 }],
    [
      { id: of.line, quantity: 1 },
      { id: of.line, quantity: 1 },
    ],
    [{ id: of.line, quantity: 0 }],
    [],
  ])
    expect((await ask(of, { lineItems })).status).toBe(400)
  expect((await ask(of, { reason: 'BORED' })).status).toBe(400)
  expect(await listed(of)).toEqual([])
  const unpaid = await bought('offline')
  const refused = await ask(unpaid)
  expect(refused.status).toBe(428)
  expect(refused.body.details.applicationError).toMatchObject({
    code: 'NOT_REFUNDABLE',
    data: { reason: 'NOT_PAID' },
  })
})

it('A refund request belongs to the buyer alone, and decisions to the staff (faults row 71)', async () => {
  const of = await bought()
  const { refundRequest } = (await ask(of)).body
  const stranger = { ...of, shopper: await Shopper.visitor(site) }
  const member = { ...of, shopper: new Shopper(site, (await site.signUp()).accessToken) }
  for (const other of [stranger, member]) {
    expect((await ask(other)).status).toBe(404)
    expect((await other.shopper.call('GET', pathOf(of.id))).status).toBe(404)
    expect(
      (await other.shopper.call('POST', `${pathOf(of.id)}/${refundRequest.id}/withdraw`, {})).status,
    ).toBe(404)
  }
  for (const act of ['accept', 'decline'])
    expect((await of.shopper.call('POST', `${pathOf(of.id)}/${refundRequest.id}/${act}`, {})).status).toBe(
      403,
    )
  expect(await listed(of)).toMatchObject([{ status: 'REQUESTED' }])
})

it('A refund request is a guest’s with the access of a look-up, and shown with the order', async () => {
  const of = await bought()
  const guest = await Shopper.visitor(site)
  const asked = { number: of.number, email: 'ada@example.test' }
  const { accessToken } = (await guest.call('POST', '/ecom/v1/orders/look-up', asked)).body
  const made = await guest.call('POST', pathOf(of.id), {
    accessToken,
    refundRequest: { lineItems: [{ id: of.line, quantity: 4 }], reason: 'OTHER' },
  })
  expect(made.status).toBe(200)
  const seen = await guest.call('POST', '/ecom/v1/orders/look-up/order', { accessToken })
  expect(seen.body.refundRequests).toEqual([made.body.refundRequest])
  expect((await guest.call('POST', pathOf((await bought()).id), { accessToken })).status).not.toBe(200)
})
