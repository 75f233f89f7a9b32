import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { askDue } from './ask.ts'

const DAY = 86_400
let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ quantity: 100 }))
  await set({ asksForReviews: true, askAfterDays: 10 })
})
afterAll(() => site?.close())

async function set(changes: object) {
  const path = '/reviews/v1/review-settings'
  const { revision } = (await staff('GET', path)).body.reviewSettings
  const answer = await staff('PATCH', path, { reviewSettings: { revision, ...changes } })
  expect(answer.status).toBe(200)
}

/** An order of a new member, which was sent whole. */
async function bought(before: (me: Shopper) => Promise<unknown> = async () => undefined) {
  const member = await site.signUp()
  const me = new Shopper(site, member.accessToken)
  await me.add(lamp)
  const id = orderIdOf(
    await me.pay(await me.hostedAddress(await me.checkout({ email: member.email })), '32.50'),
  )
  const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
  await before(me)
  await staff('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: order.lineItems[0].id, quantity: 1 }] },
  })
  return { me, id }
}
const ask = () => askDue(site.platform.services)
/** Letters that were sent so far. */
const letters = () =>
  site.platform.services.db
    .selectFrom('mails')
    .select('body')
    .where('subject', 'like', 'How do you like %')
    .execute()

it('A member is asked once, some days after the last parcel, with links to the form of each product', async () => {
  await bought()
  await ask()
  site.clock.advance(9 * DAY)
  await ask()
  expect(await letters()).toEqual([])
  site.clock.advance(2 * DAY)
  await ask()
  await ask()
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter?.body).toContain('/review')
  expect(letter?.body).toContain('/account/profile/communication')
})

it('Nobody is asked who refuses such letters, reviewed it already, got the money back, or while it is off', async () => {
  const preferences = '/members/v1/members/my/communication-preferences'
  const refusing = await bought((me) =>
    me.call('PATCH', preferences, { communicationPreferences: { reviewRequest: false } }),
  )
  const done = await bought((me) =>
    me.call('POST', '/reviews/v1/reviews', {
      review: { namespace: 'stores', entityId: lamp.productId, content: { rating: 5 } },
    }),
  )
  const { id } = await bought()
  const { orderTransactions } = (await staff('GET', `/ecom/v1/payments/orders/${id}`)).body
  const paymentRefunds = [{ paymentId: orderTransactions.payments[0].id, amount: '32.50' }]
  const refund = { ecomOrderId: id, paymentRefunds }
  expect((await staff('POST', '/ecom/v1/order-billing/refund-payments', refund)).status).toBe(200)
  await set({ asksForReviews: false })
  await bought()
  const before = (await letters()).length
  site.clock.advance(11 * DAY)
  await ask()
  expect(await letters()).toHaveLength(before)
  await set({ asksForReviews: true })
  await ask()
  expect(await letters()).toHaveLength(before + 1)
  const rows = await site.platform.services.db
    .selectFrom('reviewRequests')
    .select('status')
    .where('orderId', 'in', [refusing.id, done.id])
    .orderBy('status')
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['NOTHING', 'REFUSED'])
})
