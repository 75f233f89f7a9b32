import type { EventDefinition } from '@galleria/platform-client/events'
import * as events from '@galleria/platform-client/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { signUp } from '../../dev/testing/sign-up.ts'
import { createTestPlatform } from '../../dev/testing.ts'

const definitions = new Map<string, EventDefinition>(
  Object.values(events).flatMap((each) => (typeof each === 'object' ? [[each.type, each]] : [])),
)

let { site, lamp } = {} as LampShop

const current = '/ecom/v1/carts/current'

/** Plays a store's day: carts, a coupon, orders of a guest who then registers, and of a member. */
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop({ quantity: 6 }))
  const guest = await Shopper.visitor(site)
  await guest.add(lamp)
  await guest.buy('32.50')
  const { cart } = (await guest.add(lamp)).body
  await guest.call('POST', `${current}/update-line-items-quantity`, {
    lineItems: [{ id: cart.lineItems[0].id, quantity: 2 }],
  })
  await guest.call('PATCH', current, { couponCode: 'TENTH', cartInfo: { buyerNote: 'Ring twice' } })
  const { accessToken } = await signUp(site, { visitorToken: guest.token, email: 'ada@example.test' })
  const member = new Shopper(site, accessToken)
  await member.add(lamp)
  const checkout = await member.checkout()
  await member.call('PATCH', `/ecom/v1/checkouts/${checkout}`, { checkout: { buyerNote: 'Soon' } })
  await member.call('DELETE', current)
  await member.add(lamp)
  await member.buy('32.50')
})
afterAll(() => site.close())

const emittedEvents = () =>
  site.platform.services.db.selectFrom('outbox').selectAll().orderBy('sequence').execute()

test('Every payload that is told is one by its definition', async () => {
  const rows = await emittedEvents()
  expect(new Set(rows.map(({ type }) => type.slice(type.lastIndexOf('.') + 1)))).toEqual(
    new Set([
      'redirect_session_created',
      'cart_created',
      'cart_updated',
      'cart_deleted',
      'checkout_created',
      'checkout_updated',
      'checkout_completed',
      'checkout_deleted',
      'order_created',
      'order_approved',
      'order_updated',
      'inventory_item_updated',
      'inventory_item_updated_with_reason',
      'member_created',
      'account_created',
      'account_updated',
      'account_points_updated',
    ]),
  )
  for (const { type, payload } of rows) {
    const definition = definitions.get(type)
    // Most events of deletions hold the id alone.
    if (definition?.kind === 'deleted' && definition !== events.checkoutDeleted)
      expect(payload, type).toBeNull()
    else expect(definition?.payload.safeParse(payload).error?.issues, type).toBeUndefined()
  }
})

test('The number of each entity begins with one and grows by one', async () => {
  const byEntity = Map.groupBy(await emittedEvents(), ({ entityId }) => entityId)
  for (const [, rows] of byEntity)
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
  expect(Math.max(...[...byEntity.values()].map((rows) => rows.length))).toBeGreaterThan(3)
})

test('An event says who caused it, and of which revision it tells', async () => {
  const rows = await emittedEvents()
  const created = rows.find(({ type }) => type === 'wix.ecom.v1.cart_created')
  expect(created).toMatchObject({
    revision: 1,
    identity: { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: expect.any(String) },
  })
  const adopted = rows.find(({ type }) => type === 'wix.ecom.v1.order_updated')
  expect(adopted).toMatchObject({
    revision: 2,
    identity: { identityType: 'MEMBER' },
    modifiedFields: { buyerInfo: { visitorId: expect.any(String) } },
  })
})

test('An update of a cart says what was there before', async () => {
  const rows = await emittedEvents()
  const updates = rows.filter(({ type }) => type === 'wix.ecom.v1.cart_updated')
  expect(updates.map(({ modifiedFields }) => modifiedFields)).toEqual(
    expect.arrayContaining([
      { lineItems: [expect.objectContaining({ quantity: 1 })] },
      { appliedDiscounts: [], buyerNote: null },
      { 'buyerInfo.visitorId': expect.any(String) },
    ]),
  )
})

test('Nobody who reads of a redirect session can use it', async () => {
  const sessions = (await emittedEvents()).filter(({ type }) => type.endsWith('redirect_session_created'))
  expect(sessions.length).toBeGreaterThan(0)
  for (const { payload } of sessions) {
    const { searchParams } = new URL((payload as { fullUrl: string }).fullUrl)
    expect([searchParams.has('session'), searchParams.has('request_uri')]).toEqual([false, false])
  }
})

test('A change that is rolled back emits nothing', async () => {
  const before = (await emittedEvents()).length
  const shopper = await Shopper.visitor(site)
  const refused = await shopper.call('PATCH', current, { couponCode: 'OLD' })
  expect(refused.status).not.toBe(200)
  expect(await emittedEvents()).toHaveLength(before)
})

test('A store that is being filled is silent', async () => {
  const seeded = await createTestPlatform({ seed: 'small' })
  try {
    const { db } = seeded.platform.services
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(await db.selectFrom('products').select('id').limit(1).execute()).toHaveLength(1)
  } finally {
    await seeded.close()
  }
})
