import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { signIn } from '../../../dev/testing/sign-up.ts'
import { carryReviewJobsOn } from '../bulk/carry-on.ts'
import { planRequests } from './plan.ts'
import { sendDue } from './send.ts'

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
  return { me, id, member }
}
async function ask() {
  await planRequests(site.platform.services)
  await sendDue(site.platform.services)
}
const path = '/reviews/v2/review-requests'
const requestOf = async (id: string) =>
  (await staff('POST', `${path}/query`, { query: { filter: { 'order.id': id } } })).body.reviewRequests[0]
const codeOf = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code
const faultsOf = ({
  body,
}: {
  body: { details?: { validationError?: { fieldViolations: { field: string }[] } } }
}) => body.details?.validationError?.fieldViolations.map(({ field }) => field)
const reviewed = (me: Shopper) =>
  me.call('POST', '/reviews/v1/reviews', {
    review: { namespace: 'stores', entityId: lamp.productId, content: { rating: 5 } },
  })
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
  const done = await bought((me) => reviewed(me))
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
  expect(await requestOf(refusing.id)).toMatchObject({ status: 'FAILED', reason: 'REFUSED' })
  // Nothing was left to ask about when the parcel was sent.
  expect(await requestOf(done.id)).toBeUndefined()
})

it('A request waits from the parcel on, is listed with its order and product, and is marked by the review', async () => {
  const { id, member } = await bought()
  await planRequests(site.platform.services)
  const waiting = await requestOf(id)
  expect(waiting).toMatchObject({
    ...{ namespace: 'stores', status: 'SCHEDULED', automatic: true, communicationChannel: 'EMAIL' },
    items: [{ catalogItemId: lamp.productId, product: { visible: true } }],
    recipient: { email: expect.stringContaining('@') },
    order: { id, number: expect.any(String) },
  })
  expect(Date.parse(waiting.sendDate) - site.clock.now().getTime()).toBeGreaterThan(9 * DAY * 1000)
  site.clock.advance(11 * DAY)
  await sendDue(site.platform.services)
  expect(await requestOf(id)).toMatchObject({ status: 'SENT', sentDate: expect.any(String) })
  const { review } = (await reviewed(new Shopper(site, (await signIn(site, member)).accessToken))).body
  expect((await requestOf(id)).items[0].reviewId).toBe(review.id)
  const count = async (filter: object) => (await staff('POST', `${path}/count`, { filter })).body.count
  expect(await count({ 'order.id': id, 'items.reviewId': { $exists: true } })).toBe(1)
  expect(await count({ 'order.id': id, 'items.reviewId': review.id, status: 'SENT' })).toBe(1)
  expect(await count({ 'order.id': id, 'items.reviewId': { $isEmpty: true } })).toBe(0)
  await staff('DELETE', `/reviews/v1/reviews/${review.id}`)
  expect((await requestOf(id)).items[0].reviewId).toBeUndefined()
})

it('A request whose review came first is canceled, and so is one that staff cancel; neither is sent', async () => {
  const [one, other] = [await bought(), await bought()]
  await planRequests(site.platform.services)
  await reviewed(one.me)
  const { id } = await requestOf(other.id)
  expect((await staff('POST', `${path}/${id}/cancel`, {})).body.reviewRequest).toMatchObject({
    ...{ status: 'CANCELED', reason: 'STAFF' },
  })
  expect(codeOf(await staff('POST', `${path}/${id}/cancel`, {}))).toBe('REVIEW_REQUEST_NOT_SCHEDULED')
  expect(codeOf(await staff('POST', `${path}/${id}/send`, {}))).toBe('REVIEW_REQUEST_NOT_SCHEDULED')
  expect(await requestOf(one.id)).toMatchObject({ status: 'CANCELED', reason: 'REVIEWED' })
  const before = (await letters()).length
  site.clock.advance(11 * DAY)
  await ask()
  expect(await letters()).toHaveLength(before)
})

it('A request is sent once, however often and from however many servers it is sent', async () => {
  const { id } = await bought()
  await planRequests(site.platform.services)
  const request = await requestOf(id)
  const before = (await letters()).length
  const send = () => staff('POST', `${path}/${request.id}/send`, {})
  site.clock.advance(11 * DAY)
  const { services } = site.platform
  const [first, second] = await Promise.all([send(), send(), sendDue(services), sendDue(services)])
  expect([first.status, second.status].filter((status) => status === 200).length).toBeLessThan(2)
  expect((await requestOf(id)).status).toBe('SENT')
  expect(await letters()).toHaveLength(before + 1)
})

it('A deleted request is gone, and its order is not asked again by itself', async () => {
  const { id } = await bought()
  await planRequests(site.platform.services)
  const request = await requestOf(id)
  expect((await staff('DELETE', `${path}/${request.id}`)).body).toEqual({})
  expect(codeOf(await staff('GET', `${path}/${request.id}`))).toBe('REVIEW_REQUEST_NOT_FOUND')
  const before = (await letters()).length
  site.clock.advance(11 * DAY)
  await ask()
  expect([await requestOf(id), (await letters()).length]).toEqual([undefined, before])
})

it('An app asks for an order once, for its products and its buyer alone, and while the setting is off', async () => {
  await set({ asksForReviews: false })
  const { id, member } = await bought()
  const { contactId } = member
  const wanted = (more: object = {}) => ({
    ...{ namespace: 'stores', order: { id }, items: [{ catalogItemId: lamp.productId }] },
    ...{ recipient: { contactId }, sendDate: site.clock.now().toISOString(), ...more },
  })
  const create = (more?: object) => staff('POST', path, { reviewRequest: wanted(more) })
  const stranger = crypto.randomUUID()
  expect(faultsOf(await create({ items: [{ catalogItemId: stranger }] }))).toEqual([
    'reviewRequest.items[0].catalogItemId',
  ])
  expect(faultsOf(await create({ recipient: { contactId: stranger } }))).toEqual([
    'reviewRequest.recipient.contactId',
  ])
  expect(faultsOf(await create({ items: [] }))).toEqual(['reviewRequest.items'])
  expect(faultsOf(await create({ sendDate: 'soon' }))).toEqual(['reviewRequest.sendDate'])
  expect(codeOf(await create({ order: { id: stranger } }))).toBe('ORDER_NOT_FOUND')
  const before = (await letters()).length
  const { reviewRequest } = (await create()).body
  expect(reviewRequest).toMatchObject({ status: 'SCHEDULED', automatic: false, revision: '1' })
  expect(codeOf(await create())).toBe('REVIEW_REQUEST_ALREADY_EXISTS')
  await sendDue(site.platform.services)
  expect(await letters()).toHaveLength(before + 1)
  expect((await staff('GET', `${path}/${reviewRequest.id}`)).body.reviewRequest.status).toBe('SENT')

  const other = await bought()
  const { body } = await staff('POST', '/reviews/v2/bulk/review-requests/create', {
    reviewRequests: [
      wanted(),
      wanted({ order: { id: other.id }, recipient: { contactId: other.member.contactId } }),
    ],
    returnEntity: true,
  })
  expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  expect(body.results[0].itemMetadata).toMatchObject({
    ...{ originalIndex: 0, success: false, error: { code: 'REVIEW_REQUEST_ALREADY_EXISTS' } },
  })
  expect(body.results[1]).toMatchObject({
    itemMetadata: { id: body.results[1].item.id, success: true },
    item: { order: { id: other.id } },
  })
  await set({ asksForReviews: true })
})

it('Another number of days moves what waits', async () => {
  const { id } = await bought()
  await planRequests(site.platform.services)
  const before = await requestOf(id)
  await set({ askAfterDays: 12 })
  const moved = await requestOf(id)
  expect(Date.parse(moved.sendDate) - Date.parse(before.sendDate)).toBe(2 * DAY * 1000)
  await set({ askAfterDays: 10 })
})

it('A job cancels all that wait and are found, and tells how far it is', async () => {
  const [one, other] = [await bought(), await bought()]
  await planRequests(site.platform.services)
  const filter = { 'order.id': { $in: [one.id, other.id] } }
  const bulk = '/reviews/v2/bulk/review-requests/cancel-by-filter'
  expect(faultsOf(await staff('PUT', bulk, { filter: { price: 1 } }))).toEqual(['filter.price'])
  expect(faultsOf(await staff('PUT', bulk, {}))).toEqual(['filter'])
  const { jobId } = (await staff('PUT', bulk, { filter })).body
  await carryReviewJobsOn(site.platform.services)
  const { job } = (await staff('GET', `/reviews/v1/bulk/reviews/jobs/${jobId}`)).body
  expect(job).toMatchObject({ action: 'CANCEL_REQUESTS', status: 'FINISHED', total: 2, succeeded: 2 })
  expect((await requestOf(one.id)).status).toBe('CANCELED')
})
