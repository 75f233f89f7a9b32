import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBackOffice } from '../../../dev/testing/back-office.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { submit } from '../../../dev/testing/post.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { signUp } from '../../../dev/testing/sign-up.ts'

const base = '/_hosted/back-office'
let { site, lamp } = {} as LampShop
let cookie = ''
const optionId = randomUUID()

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
  cookie = await openBackOffice(site)
  await db()
    .insertInto('subscriptionOptions')
    .values({
      ...{ id: optionId, productId: lamp.productId, title: 'Every month', description: null, position: 0 },
      ...{ frequency: 'MONTH', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
      ...{ trialFrequency: null, trialCount: null, percentOff: null },
    })
    .execute()
})
afterAll(() => site.close())

const db = () => site.platform.services.db
const read = async (path: string) =>
  site.fetch(site.url + base + path, { headers: { cookie }, redirect: 'manual' })
const text = async (path: string) => (await read(path)).text()
const press = (id: string, fields: Record<string, string>) =>
  submit(site, `${base}/subscriptions/${id}`, fields, { cookie, 'sec-fetch-site': 'same-origin' })
const rowOf = (id: string) =>
  db().selectFrom('subscriptionContracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mailsTo = async (recipient: string) =>
  (await db().selectFrom('mails').select('subject').where('recipient', '=', recipient).execute()).map(
    ({ subject }) => subject,
  )

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
  return (await shopper.call('GET', '/ecom/v1/subscription-contracts')).body.subscriptionContracts[0]
}

it('The back office lists contracts, finds them by the buyer, and leads to each and from its order', async () => {
  const { id, orderId } = await subscribed('found@galleria.test')
  for (const query of ['', '?q=FOUND@', '?status=AUTO_RENEW_ON'])
    expect(await text(`/subscriptions${query}`), query).toContain(`${base}/subscriptions/${id}`)
  expect(await text('/subscriptions?status=CANCELLED')).not.toContain(id)
  expect(await text('/subscriptions?q=nobody')).toContain('No subscriptions found')
  expect((await read('/subscriptions?cursor=forged')).status).toBe(400)
  expect((await read(`/subscriptions/${randomUUID()}`)).status).toBe(404)
  expect(await text(`/orders/${orderId}`)).toContain(`${base}/subscriptions/${id}`)
})

it('The back office pauses, resumes, gives notice, takes it back, and ends once staff are sure', async () => {
  const { id } = await subscribed('acts@galleria.test')
  const statusAfter = async (fields: Record<string, string>) => {
    expect((await press(id, fields)).status).toBe(303)
    return (await rowOf(id)).status
  }
  expect(await statusAfter({ intent: 'off' })).toBe('AUTO_RENEW_OFF')
  expect(await statusAfter({ intent: 'on' })).toBe('AUTO_RENEW_ON')
  await press(id, { intent: 'notice' })
  expect((await rowOf(id)).cancelsAt).not.toBeNull()
  await press(id, { intent: 'undo' })
  expect((await rowOf(id)).cancelsAt).toBeNull()
  expect(await (await press(id, { intent: 'cancel' })).text()).toContain('Cancel the subscription to')
  expect((await rowOf(id)).status).toBe('AUTO_RENEW_ON')
  expect(await statusAfter({ intent: 'cancel', sure: 'yes' })).toBe('CANCELLED')
  const again = await press(id, { intent: 'off' })
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('role="alert"')])
})

it('The back office passes a contract on to a member who is named by email, tells both, and keeps a line of it', async () => {
  const before = 'before@galleria.test'
  const { id, orderId } = await subscribed(before)
  const heir = await signUp(site)
  const nobody = await press(id, { intent: 'transfer', member: 'nobody@galleria.test' })
  expect([nobody.status, await nobody.text()]).toEqual([422, expect.stringContaining('No member has')])
  expect(await (await press(id, { intent: 'transfer', member: heir.email })).text()).toContain(
    `Transfer to ${heir.email}`,
  )
  expect((await press(id, { intent: 'transfer', member: heir.email, sure: 'yes' })).status).toBe(303)
  expect((await rowOf(id)).status).toBe('TRANSFERRED')
  const next = await db()
    .selectFrom('subscriptionContracts')
    .selectAll()
    .where('memberId', '=', heir.memberId)
    .executeTakeFirstOrThrow()
  expect(next).toMatchObject({ status: 'AUTO_RENEW_ON', email: heir.email })
  const page = await text(`/subscriptions/${id}`)
  expect(page).toContain(`${base}/subscriptions/${next.id}`)
  expect(page).not.toContain('name="member"')
  expect(await text(`/subscriptions/${next.id}`)).toContain('Transferred to this customer')
  expect(await text(`/orders/${orderId}`)).toContain('Subscription transferred')
  expect(await mailsTo(before)).toContainEqual(expect.stringContaining('was transferred'))
  expect(await mailsTo(heir.email)).toContainEqual(expect.stringContaining('is yours now'))
  const self = await press(next.id, { intent: 'transfer', member: heir.email, sure: 'yes' })
  expect([self.status, await self.text()]).toEqual([422, expect.stringContaining('already the owner')])
})

it('The back office tells both customers of a transfer, each in their own language', async () => {
  const before = 'english@galleria.test'
  const { id } = await subscribed(before)
  const heir = await signUp(site)
  await db()
    .updateTable('members')
    .set({ identityProfile: JSON.stringify({ language: 'ar' }) as never })
    .where('id', '=', heir.memberId)
    .execute()
  expect((await press(id, { intent: 'transfer', member: heir.email, sure: 'yes' })).status).toBe(303)
  expect(await mailsTo(before)).toContainEqual(expect.stringContaining('was transferred'))
  expect(await mailsTo(heir.email)).toContainEqual(expect.stringMatching(/^أصبح الاشتراك/))
})
