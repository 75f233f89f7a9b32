import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { colleague } from '../../../dev/testing/colleague.ts'
import { hire } from '../../../dev/testing/hire.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { TestClock } from '../../../dev/testing.ts'

const clock = new TestClock()
const DAY = 86_400
let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ clock }))
})
afterAll(() => site.close())
beforeEach(() =>
  policy({
    windowDays: null,
    deliveryDays: 0,
    finalSaleProductIds: [],
    finalSaleCollectionIds: [],
    resolutions: ['REFUND'],
  }),
)

const policy = (returnPolicy: object, seen?: object) =>
  staff('PATCH', '/ecom/v1/return-policy', { returnPolicy, ...(seen ? { seen } : {}) })

async function bought({ sent = 4, by }: { sent?: number; by?: Shopper } = {}) {
  const shopper = by ?? (await Shopper.visitor(site))
  await shopper.add(lamp, 4)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, '115.00'))
  const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
  const line = order.lineItems[0].id as string
  if (sent) await send({ id, line }, sent)
  return { shopper, id, line }
}
interface Bought {
  readonly shopper: Pick<Shopper, 'call'>
  readonly id: string
  readonly line: string
}
const send = ({ id, line }: Pick<Bought, 'id' | 'line'>, quantity: number) =>
  staff('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: line, quantity }] },
  })
const pathOf = (id: string) => `/ecom/v1/orders/${id}/refund-requests`
const ask = ({ shopper, id, line }: Bought, quantity = 1, more: object = {}, ofLine: object = {}) =>
  shopper.call('POST', pathOf(id), {
    refundRequest: { lineItems: [{ id: line, quantity, ...ofLine }], reason: 'CHANGED_MIND', ...more },
    idempotencyKey: randomUUID(),
  })
const termsOf = async ({ shopper, id }: Bought) => (await shopper.call('GET', pathOf(id))).body.returnTerms
const wrongOf = ({ body }: Answer) =>
  body.details?.validationError?.fieldViolations.map(
    ({ field, description }: { field: string; description: string }) => `${field} ${description}`,
  )

it('A return window lets units come back to the end of its last day, parcel by parcel, and those not sent at any time', async () => {
  await policy({ windowDays: 14, deliveryDays: 3 })
  // Tokens of shoppers end within the days that pass here.
  const of = { ...(await bought({ sent: 1 })), shopper: { call: staff } }
  const first = new Date(clock.now().getTime() + 17 * DAY * 1000).toISOString().slice(0, 10)
  expect((await termsOf(of)).lines).toEqual([{ id: of.line, units: 4, lastDay: first }])
  clock.advance(10 * DAY)
  await send(of, 2)
  clock.advance(7 * DAY)
  expect((await termsOf(of)).lines).toMatchObject([{ units: 4 }])
  clock.advance(DAY)
  const second = new Date(clock.now().getTime() + 9 * DAY * 1000).toISOString().slice(0, 10)
  expect((await termsOf(of)).lines).toEqual([{ id: of.line, units: 3, lastDay: second }])
  expect(wrongOf(await ask(of, 4))).toEqual([
    `refundRequest.lineItems[0].quantity must be at most 3: the last day to return others was ${second}`,
  ])
  clock.advance(40 * DAY)
  expect(wrongOf(await ask(of, 2))?.[0]).toContain('must be at most 1')
  expect((await ask(of, 1)).status).toBe(200)
  // Staff may take back what they want.
  const late = await staff('POST', `/ecom/v1/orders/${of.id}/returns`, {
    return: { lines: [{ id: of.line, quantity: 2, reason: 'DAMAGED' }] },
    idempotencyKey: randomUUID(),
  })
  expect(late.status).toBe(200)
})

it('A final sale, of a product or a collection, does not come back', async () => {
  const { db } = site.platform.services
  const of = await bought()
  const refused = ['refundRequest.lineItems[0].id is a final sale and cannot be returned']
  await policy({ finalSaleProductIds: [lamp.productId.toUpperCase()] })
  expect(wrongOf(await ask(of))).toEqual(refused)
  const { collection } = (await staff('POST', '/stores/v1/collections', { collection: { name: 'Sale' } }))
    .body
  await policy({ finalSaleProductIds: [], finalSaleCollectionIds: [collection.id] })
  expect((await termsOf(of)).lines).toMatchObject([{ units: 4 }])
  await db
    .insertInto('collectionProducts')
    .values({ collectionId: collection.id, productId: lamp.productId, position: 1 })
    .execute()
  expect((await termsOf(of)).lines).toEqual([{ id: of.line, units: 0, finalSale: true }])
  expect(wrongOf(await ask(of))).toEqual(refused)
})

it('The policy keeps what a change leaves out, and refuses one made on what a colleague changed', async () => {
  await policy({ windowDays: 30 })
  const { returnPolicy } = (await policy({ deliveryDays: 2 }, { deliveryDays: 0 })).body
  expect(returnPolicy).toMatchObject({ windowDays: 30, deliveryDays: 2, resolutions: ['REFUND'] })
  expect((await policy({ windowDays: 7 }, { windowDays: null })).status).toBe(409)
  await policy({ finalSaleProductIds: [lamp.productId] })
  expect((await policy({ finalSaleProductIds: [] }, { finalSaleProductIds: [] })).status).toBe(409)
  expect(wrongOf(await policy({ windowDays: 0, resolutions: [] }))).toHaveLength(2)
})

it('A buyer asks for what the policy offers: another variant of the product, or store credit of a member', async () => {
  const guest = await bought()
  expect(wrongOf(await ask(guest, 1, { resolution: 'EXCHANGE' }))).toContain(
    'refundRequest.resolution must be one of: REFUND',
  )
  await policy({ resolutions: ['REFUND', 'EXCHANGE', 'STORE_CREDIT'] })
  // Every variant is offered, however many there are.
  const { db } = site.platform.services
  await db.updateTable('variants').set({ position: 100 }).where('id', '=', lamp.variantId).execute()
  const terms = await termsOf(guest)
  expect(terms.resolutions).toEqual(['REFUND', 'EXCHANGE'])
  expect(terms.lines[0].variants).toMatchObject([{ id: lamp.variantId, inStock: true, difference: '0.00' }])
  const exchange = { resolution: 'EXCHANGE' }
  expect(wrongOf(await ask(guest, 1, exchange))).toEqual([
    'refundRequest.lineItems[0].exchangeVariantId must not be empty for the resolution EXCHANGE',
  ])
  expect(wrongOf(await ask(guest, 1, exchange, { exchangeVariantId: randomUUID() }))?.[0]).toContain(
    'is not a variant of this product',
  )
  const { refundRequest } = (
    await ask(guest, 1, exchange, { exchangeVariantId: lamp.variantId.toUpperCase() })
  ).body
  expect(refundRequest).toMatchObject({
    resolution: 'EXCHANGE',
    lineItems: [{ exchangeVariantId: lamp.variantId }],
  })
  const change = (resolution: string, more: object = {}) =>
    staff('PATCH', `/ecom/v1/returns/${refundRequest.id}`, { resolution, ...more })
  const lineOf = async (sent: ReturnType<typeof change>) => (await sent).body.return.lines[0]
  const [{ id }] = refundRequest.lineItems
  expect(await lineOf(change('EXCHANGE'))).toMatchObject({ exchangeVariantId: lamp.variantId })
  const later = await lineOf(change('EXCHANGE', { lines: [{ id, exchangeVariantId: null }] }))
  expect(later.exchangeVariantId).toBeUndefined()
  await change('EXCHANGE', { lines: [{ id, exchangeVariantId: lamp.variantId }] })
  const changed = await change('REFUND')
  expect(changed.body.return.resolution).toBe('REFUND')
  expect(changed.body.return.lines[0].exchangeVariantId).toBeUndefined()
  const credit = await staff('POST', `/ecom/v1/returns/${refundRequest.id}/refund`, { storeCredit: true })
  expect(credit.body.details.applicationError.code).toBe('STORE_CREDIT_NEEDS_A_MEMBER')
})

it('A refund as store credit moves the amount to the member, once, and the email says so', async () => {
  await policy({ resolutions: ['STORE_CREDIT'] })
  const { accessToken } = await site.signUp({ email: 'credit@example.test' })
  const of = await bought({ by: new Shopper(site, accessToken) })
  const { refundRequest } = (await ask(of, 2, { resolution: 'STORE_CREDIT' })).body
  // As the member wished, without a word from staff.
  const refund = () => staff('POST', `/ecom/v1/returns/${refundRequest.id}/refund`, {})
  const asOfOld = () =>
    staff('POST', `/ecom/v1/orders/${of.id}/refund-requests/${refundRequest.id}/accept`, {})
  expect((await asOfOld()).status).toBe(200)
  const answers = await Promise.all([refund(), refund()])
  expect(answers.map(({ body }) => body.return)).toMatchObject(
    Array(2).fill({ status: 'ACCEPTED', storeCredit: true, refunded: { amount: '55.00' } }),
  )
  const { storeCredit } = (await of.shopper.call('GET', '/customers/v1/my-store-credit')).body
  expect(storeCredit).toMatchObject({ balance: '55.00', entries: [{ amount: '55.00' }] })
  const { order } = (await staff('GET', `/ecom/v1/orders/${of.id}`)).body
  expect(order.activities.map((each: { activityType: string }) => each.activityType)).toContain(
    'REFUNDED_AS_STORE_CREDIT',
  )
  const mails = await site.platform.services.db.selectFrom('mails').select('body').execute()
  const told = mails.filter(({ body }) => body.includes(`order ${order.number}`)).map(({ body }) => body)
  expect(told.some((body) => body.includes('You asked for store credit.'))).toBe(true)
  expect(told.some((body) => body.includes("We've added $55.00 to your store credit"))).toBe(true)
})

it('A colleague gives themselves no store credit for a return of their own', async () => {
  await policy({ resolutions: ['STORE_CREDIT'] })
  const hired = await hire(site, 'SUPPORT')
  const of = await bought({ by: new Shopper(site, (await site.signIn(hired)).accessToken) })
  const { refundRequest } = (await ask(of, 1, { resolution: 'STORE_CREDIT' })).body
  const support = await colleague(site, hired)
  const path = `/ecom/v1/returns/${refundRequest.id}/refund`
  const { status, body } = await support.call('POST', path, { storeCredit: true })
  expect([status, body.details.applicationError.code]).toEqual([403, 'OWNER_ONLY'])
})

it('A return window counts days, whatever clocks are changed within it', async () => {
  await staff('PATCH', '/site-properties/v4/properties', { properties: { timeZone: 'Europe/Berlin' } })
  await policy({ windowDays: 14 })
  // Half past eleven at night, a week before clocks go forward.
  clock.advance((Date.parse('2040-03-18T22:30:00Z') - clock.now().getTime()) / 1000)
  const of = await bought()
  expect((await termsOf(of)).lines).toMatchObject([{ lastDay: '2040-04-01' }])
})
