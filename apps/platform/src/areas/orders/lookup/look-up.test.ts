import { afterAll, beforeAll, expect, it } from 'vitest'
import { Observation, observe } from '../../../base/observe.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, TestClock } from '../../../dev/testing.ts'
import { findGuestOrder } from './find-guest-order.ts'

let { site, lamp, staff } = {} as LampShop
const clock = new TestClock()
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ clock }))
})
afterAll(() => site.close())

interface Bought {
  readonly id: string
  readonly number: string
}

async function bought(email: string, by?: Shopper, payment = 'approved'): Promise<Bought> {
  const shopper = by ?? (await Shopper.visitor(site))
  await shopper.add(lamp, 4)
  const page = await shopper.hostedAddress(await shopper.checkout({ email }))
  const id = orderIdOf(await shopper.pay(page, '115.00', payment, { email }))
  const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
  return { id, number: order.number }
}

const lookUp = (by: Shopper, number: string, email: string) =>
  by.call('POST', '/ecom/v1/orders/look-up', { number, email })
const open = (by: Shopper, accessToken: string) =>
  by.call('POST', '/ecom/v1/orders/look-up/order', { accessToken })
/** All that an answer tells, but for the id of its request. */
const withoutRequestId = ({ status, body }: Answer) => ({ status, body: { ...body, requestId: undefined } })

it('A look-up opens a guest’s order to who knows its number and e-mail, in any spelling of the address', async () => {
  const { id, number } = await bought('grace@example.test')
  const guest = await Shopper.visitor(site)
  const { status, body } = await lookUp(guest, number, ' Grace@Example.TEST ')
  expect(status).toBe(200)
  const seen = await open(guest, body.accessToken)
  expect(seen.body).toMatchObject({
    order: { id, number, status: 'APPROVED', paymentStatus: 'PAID', lineItems: [{ quantity: 4 }] },
    fulfillments: [],
    refundabilities: [{ refundabilityStatus: 'REFUNDABLE' }],
  })
})

it('A look-up leads a guest to no invoice, which names who bought and where they live, and its proof opens none', async () => {
  const { id, number } = await bought('paper@example.test')
  const { invoices } = (await staff('GET', `/ecom/v1/orders/${id}/invoices`)).body
  const guest = await Shopper.visitor(site)
  const { accessToken } = (await lookUp(guest, number, 'paper@example.test')).body
  const seen = JSON.stringify((await open(guest, accessToken)).body)
  expect(seen).not.toContain('/_hosted/invoices/')
  expect(seen).not.toContain(invoices[0].id)
  const [, until = '', proof = ''] = accessToken.split('.')
  const file = `${site.url}/_hosted/invoices/${invoices[0].id}?${new URLSearchParams({ until, proof })}`
  expect((await site.fetch(file)).status).toBe(410)
  expect((await guest.call('GET', `/ecom/v1/orders/${id}/invoices`)).status).toBe(404)
})

it('A look-up shows a guest nothing of who lives where, nor what staff write to each other', async () => {
  const { id, number } = await bought('hidden@example.test')
  await staff('POST', `/ecom/v1/orders/${id}/activities/add`, {
    orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Looks odd' } }],
  })
  const guest = await Shopper.visitor(site)
  const { accessToken } = (await lookUp(guest, number, 'hidden@example.test')).body
  const { order } = (await open(guest, accessToken)).body
  const text = JSON.stringify(order)
  for (const secret of ['Main Street', '94607', 'Lovelace', 'hidden@', 'Looks odd', 'visitorId'])
    expect(text).not.toContain(secret)
  expect(order.buyerInfo).toEqual({ email: 'h•••@example.test' })
  expect(order.shippingInfo.logistics.shippingDestination).toEqual({
    address: { country: 'US', subdivision: 'US-CA', city: 'Oakland' },
  })
})

it('A look-up lets a guest pay what is owed with the access, for this order alone', async () => {
  const email = 'owes@example.test'
  const { id, number } = await bought(email, undefined, 'offline')
  const other = await bought(email, undefined, 'offline')
  const guest = await Shopper.visitor(site)
  const { accessToken } = (await lookUp(guest, number, email)).body
  const ask = (order: string, access?: string) =>
    guest.call('POST', `/ecom/v1/payments-collector/orders/${order}/payment-request`, {
      ...(access ? { accessToken: access } : {}),
    })
  expect((await ask(id, accessToken)).body.paymentRequest.paymentUrl).toContain('/_hosted/pay/')
  expect((await ask(id)).status).toBe(404)
  expect((await ask(other.id, accessToken)).status).toBe(404)
  expect((await ask(id, 'forged')).status).toBe(410)
})

it('A look-up answers an unknown number, another e-mail and a member’s order the same, after the same work', async () => {
  const { number } = await bought('known@example.test')
  const member = await site.signUp()
  const own = await bought(member.email, new Shopper(site, member.accessToken))
  const guest = await Shopper.visitor(site)
  const network = { address: '192.0.2.7', userAgent: null, origin: site.url }
  const tries = [
    ['99999999', 'known@example.test'],
    [number, 'other@example.test'],
    [own.number, member.email],
    ['not a number', 'known@example.test'],
    [number, 'no address'],
  ] as const
  const answers: unknown[] = []
  const work: unknown[] = []
  for (const [each, email] of tries) {
    answers.push(withoutRequestId(await lookUp(guest, each, email)))
    const observation = new Observation()
    const asked = { number: each, email }
    await observe(observation, () =>
      findGuestOrder(site.platform.services, asked, network).catch(() => undefined),
    )
    work.push(observation.statements.map(({ sql }) => sql))
  }
  expect(answers[0]).toMatchObject({ status: 404 })
  expect(work[0]).not.toHaveLength(0)
  for (const at of answers.keys()) {
    expect(answers[at]).toEqual(answers[0])
    expect(work[at]).toEqual(work[0])
  }
})

it('A look-up lets nobody guess: ten tries an address, whoever makes them, and the right ones cost none', async () => {
  const { number } = await bought('guessed@example.test')
  const guest = await Shopper.visitor(site)
  for (let round = 0; round < 12; round += 1)
    expect((await lookUp(guest, number, 'guessed@example.test')).status).toBe(200)
  const statuses: number[] = []
  for (let at = 1; at <= 12; at += 1) {
    clock.advance(30)
    statuses.push((await lookUp(await Shopper.visitor(site), String(at), 'guessed@example.test')).status)
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404))
  expect(statuses.slice(10)).toEqual([429, 429])
  const refused = await lookUp(guest, number, 'guessed@example.test')
  expect(refused.status).toBe(429)
  expect(refused.body.details.applicationError.data.retryAfterSeconds).toBeGreaterThan(0)
  clock.advance(16 * 60)
  expect((await lookUp(await Shopper.visitor(site), number, 'guessed@example.test')).status).toBe(200)
})

it('A look-up stops a network that tries many addresses, and costs those addresses nothing', async () => {
  const own = await createTestPlatform({ clock, config: { failuresPerAddress: 3 } })
  try {
    const guest = await Shopper.visitor(own)
    const ask = (email: string) =>
      guest.call('POST', '/ecom/v1/orders/look-up', { number: '10001', email }).then(({ status }) => status)
    for (const at of [1, 2, 3]) expect(await ask(`${at}@example.test`)).toBe(404)
    for (const _ of Array(12)) expect(await ask('victim@example.test')).toBe(429)
    const kept = await own.platform.services.db.selectFrom('loginAttempts').select('attempts').execute()
    expect(kept.map(({ attempts }) => attempts).toSorted()).toEqual([0, 1, 1, 1, 3])
  } finally {
    await own.close()
  }
})

it('A look-up ends the access after half an hour, with another e-mail, with a member, and opens nothing to a forgery', async () => {
  const { id, number } = await bought('ends@example.test')
  const other = await bought('ends@example.test')
  const grant = async () =>
    (await lookUp(await Shopper.visitor(site), number, 'ends@example.test')).body.accessToken as string
  const statusOf = async (token: string) => (await open(await Shopper.visitor(site), token)).status
  const token = await grant()
  expect(await statusOf(token)).toBe(200)
  const [, until, proof] = token.split('.')
  const forged = [
    `${other.id}.${until}.${proof}`,
    `${id}.${Number(until) + 60}.${proof}`,
    `${id}.${until}.`,
    'x',
  ]
  for (const each of forged) expect(await statusOf(each)).toBe(410)
  clock.advance(31 * 60)
  expect(await statusOf(token)).toBe(410)
  const again = await grant()
  const db = site.platform.services.db
  await db.updateTable('orders').set({ email: 'moved@example.test' }).where('id', '=', id).execute()
  expect(await statusOf(again)).toBe(410)
  await db.updateTable('orders').set({ email: 'ends@example.test' }).where('id', '=', id).execute()
  expect(await statusOf(again)).toBe(200)
  const { memberId } = await site.signUp()
  await db.updateTable('orders').set({ memberId }).where('id', '=', id).execute()
  expect(await statusOf(again)).toBe(410)
})
