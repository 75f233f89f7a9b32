import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { TestClock } from '../../../dev/testing.ts'

const DAY = 86_400
const clock = new TestClock()
const optionId = randomUUID()
let { site, lamp, staff } = {} as LampShop

beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ clock, quantity: 100 }))
  await site.platform.services.db
    .insertInto('subscriptionOptions')
    .values({
      ...{ id: optionId, productId: lamp.productId, title: 'Every month', description: null, position: 0 },
      ...{ frequency: 'MONTH', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
      ...{ trialFrequency: null, trialCount: null, percentOff: null },
    })
    .execute()
})
afterAll(() => site.close())

async function pass(seconds: number): Promise<void> {
  clock.advance(seconds)
  await site.platform.services.schedule.runDue(site.platform.services)
}

async function subscribed(email: string) {
  const shopper = await Shopper.visitor(site)
  const options = { variantId: lamp.variantId, subscriptionOptionId: optionId }
  const catalogReference = { catalogItemId: lamp.productId, appId: STORES_APP_ID, options }
  await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [{ catalogReference, quantity: 1 }],
  })
  const checkout = await shopper.checkout({ email })
  await shopper.call('POST', `/ecom/v1/checkouts/${checkout}/create-order`, {
    payment: { method: 'approved' },
    savePaymentMethod: true,
  })
  const { body } = await shopper.call('GET', '/ecom/v1/subscription-contracts')
  return { shopper, contract: body.subscriptionContracts[0], path: pathOf(body.subscriptionContracts[0].id) }
}

const pathOf = (id: string) => `/ecom/v1/subscription-contracts/${id}`
const read = async (path: string) => (await staff('GET', path)).body.subscriptionContract
const historyOf = async (path: string) => (await staff('GET', `${path}/history`)).body.history
const codeOf = (body: { details?: { applicationError?: { code: string } } }) =>
  body.details?.applicationError?.code

it('Staff skip a cycle once: it is not billed, and the one after it is', async () => {
  const { contract, path, shopper } = await subscribed('skips@example.test')
  expect((await shopper.call('POST', `${path}/skip`, {})).status).toBe(403)
  expect((await shopper.call('GET', `${path}/history`)).status).toBe(403)
  expect((await read(path)).allowedActions).toContain('SKIP')
  const skipped = (await staff('POST', `${path}/skip`, {})).body.subscriptionContract
  expect(new Date(skipped.nextBillingDate) > new Date(contract.nextBillingDate)).toBe(true)
  expect(skipped.allowedActions).not.toContain('SKIP')
  const again = await staff('POST', `${path}/skip`, {})
  expect([again.status, codeOf(again.body)]).toEqual([409, 'NOTHING_TO_SKIP'])
  await pass(32 * DAY)
  expect((await read(path)).cycleNumber).toBe(1)
  await pass(31 * DAY)
  expect((await read(path)).cycleNumber).toBe(2)
  const { events, orders } = await historyOf(path)
  expect(events.map(({ type }: { type: string }) => type)).toEqual(['RENEWED', 'SKIPPED', 'STARTED'])
  expect(orders.map(({ id }: { id: string }) => id)).toEqual([events[0].orderId, contract.orderId])
  expect(orders[0]).toMatchObject({ paymentStatus: 'PAID', total: { amount: contract.price.amount } })
})

it('Staff change when and how often a subscription is billed, from the state they saw', async () => {
  const { contract, path } = await subscribed('changes@example.test')
  const date = new Date(clock.now().getTime() + 5 * DAY * 1000).toISOString()
  const change = (more: object) =>
    staff('PATCH', path, { subscriptionContract: { revision: contract.revision, ...more } })
  const wrong = await change({ nextBillingDate: new Date(0).toISOString() })
  expect([wrong.status, wrong.body.details.validationError.fieldViolations]).toMatchObject([
    400,
    [{ field: 'subscriptionContract.nextBillingDate' }],
  ])
  const changed = await change({
    ...{ nextBillingDate: date, email: 'moved@example.test' },
    subscriptionSettings: { frequency: 'WEEK', interval: 2, billingCycles: 2 },
  })
  expect(changed.body.subscriptionContract).toMatchObject({
    ...{ nextBillingDate: date, buyerInfo: { email: 'moved@example.test' } },
    subscriptionSettings: { frequency: 'WEEK', interval: 2, billingCycles: 2 },
  })
  expect(codeOf((await change({ email: 'late@example.test' })).body)).toBe('REVISION_MISMATCH')
  await pass(6 * DAY)
  const renewed = await read(path)
  expect([renewed.cycleNumber, renewed.nextBillingDate]).toEqual([2, undefined])
  expect(
    await site.platform.services.db
      .selectFrom('orders')
      .select('email')
      .where('id', '=', renewed.lastOrderId)
      .executeTakeFirst(),
  ).toEqual({ email: 'moved@example.test' })
  const few = await staff('PATCH', path, {
    subscriptionContract: { subscriptionSettings: { billingCycles: 1 } },
  })
  expect(few.status).toBe(400)
})

it('The history of a subscription tells pauses, the buyer’s own acts, and both sides of a transfer', async () => {
  const { path, shopper } = await subscribed('tells@example.test')
  const member = await site.signUp()
  await staff('POST', `${path}/auto-renew-off`, {})
  await shopper.call('POST', `${path}/auto-renew-on`, {})
  await staff('POST', `${path}/cancel`, { effectiveAt: 'NEXT_BILLING_DATE' })
  await staff('POST', `${path}/undo-cancel`, {})
  await staff('POST', `${path}/transfer`, { memberId: member.memberId })
  const { events, contracts } = await historyOf(path)
  expect(events.map(({ type, byBuyer }: { type: string; byBuyer?: boolean }) => [type, byBuyer])).toEqual([
    ['TRANSFERRED', undefined],
    ['CANCELLATION_UNDONE', undefined],
    ['CANCELLATION_SCHEDULED', undefined],
    ['RESUMED', true],
    ['PAUSED', undefined],
    ['STARTED', undefined],
  ])
  expect(contracts).toMatchObject([{ id: events[0].contractId, buyerInfo: { email: member.email } }])
  const heir = await historyOf(pathOf(contracts[0].id))
  expect(heir.events).toMatchObject([{ type: 'STARTED', contractId: path.split('/').at(-1) }])
})

it('A transfer of a subscription writes to both buyers, each in their own language, and stands in the order’s history', async () => {
  const { contract, path } = await subscribed('before@example.test')
  const heir = await site.signUp()
  const { db } = site.platform.services
  await db
    .updateTable('members')
    .set({ identityProfile: JSON.stringify({ language: 'ar' }) as never })
    .where('id', '=', heir.memberId)
    .execute()
  await staff('POST', `${path}/transfer`, { memberId: heir.memberId })
  const lettersTo = async (to: string) =>
    (await db.selectFrom('mails').select('subject').where('recipient', '=', to).execute()).map(
      ({ subject }) => subject,
    )
  expect(await lettersTo('before@example.test')).toContainEqual(expect.stringContaining('was transferred'))
  expect(await lettersTo(heir.email)).toContainEqual(expect.stringMatching(/^أصبح الاشتراك/))
  const { order } = (await staff('GET', `/ecom/v1/orders/${contract.orderId}`)).body
  expect(order.activities).toContainEqual(
    expect.objectContaining({
      customActivity: expect.objectContaining({ type: 'SUBSCRIPTION_TRANSFERRED' }),
    }),
  )
})
