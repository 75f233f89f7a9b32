import { setTimeout as delay } from 'node:timers/promises'
import { cartCreated, cartUpdated, checkoutSettingsUpdated } from '@galleria/platform-client/events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emit } from '../../../data/outbox.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { keysOf, rotate } from '../keys/keys.ts'
import { listDeliveries, replay, resend } from '../subscriptions/store/deliveries.ts'
import {
  addSubscription,
  changeSubscription,
  findSubscription,
} from '../subscriptions/store/subscriptions.ts'
import { createReceiver, type Receiver } from '../testing/receiver.ts'
import { runDeliveries } from './run-deliveries.ts'
import { ATTEMPTS } from './schedule.ts'

let site: TestPlatform
let appId: string
const ends: (() => Promise<void>)[] = []

beforeEach(async () => {
  site = await createTestPlatform()
  appId = site.platform.services.config.apps[0]?.id ?? ''
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await site.close()
})

const publicKey = async () => (await keysOf(site.platform.services, appId)).signing.publicPem

async function receiver(behave?: Parameters<typeof createReceiver>[1]): Promise<Receiver> {
  const made = await createReceiver(publicKey, behave)
  ends.push(made.close)
  return made
}

const subscribe = (url: string, types: readonly string[] | null = null) =>
  addSubscription(site.platform.services, { appId, url, types })

function start(): () => Promise<void> {
  const stop = runDeliveries(site.platform.services, { everyMs: 20 })
  ends.push(stop)
  return stop
}

/** Something that happened to an entity, without the rest of a store. */
async function tell(entityId: string): Promise<void> {
  const { db, clock } = site.platform.services
  const event = { entityId, date: clock.now(), entity: { id: entityId } }
  await db.transaction().execute((trx) => emit(trx, checkoutSettingsUpdated, event))
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(20)
}

const all = () => listDeliveries(site.platform.services, { limit: 1000 })
const cartId = '6c2f3e8a-2d0e-4b0b-9a57-0b8e5a1f9d02'

async function addToCart(): Promise<Shopper> {
  const lamp = await stockProduct(site.platform.services.db)
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp)
  await shopper.add(lamp)
  return shopper
}

test('Events arrive at a target in order, as signed tokens that the client verifies', async () => {
  const target = await receiver()
  const { id } = await subscribe(target.url, [cartCreated.type, cartUpdated.type])
  start()
  await addToCart()
  await target.until(() => target.events.length === 2)
  const [created, updated] = target.events
  expect(created).toMatchObject({
    type: 'wix.ecom.v1.cart_created',
    kind: 'created',
    known: true,
    payload: { lineItems: [{ quantity: 1 }] },
    metadata: {
      instanceId: site.platform.services.config.siteId,
      identity: { identityType: 'ANONYMOUS_VISITOR' },
      accountInfo: { siteId: site.platform.services.config.siteId },
      entityEventSequence: 1n,
    },
  })
  expect(updated).toMatchObject({
    kind: 'updated',
    modifiedFields: { lineItems: [{ quantity: 1 }] },
    metadata: { entityEventSequence: 2n },
  })
  await until(async () => (await all()).every(({ status }) => status === 'DELIVERED'))
  expect(await all()).toMatchObject([{ subscriptionId: id }, { subscriptionId: id }])
  const [header = '', claims = ''] = target.tokens[0]?.split('.') ?? []
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  expect(decode(header)).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) })
  const data = JSON.parse(decode(claims).data)
  expect([typeof data.identity, typeof data.data]).toEqual(['string', 'string'])
})

test('A target is told of the types it asked for, and of nothing that happened before', async () => {
  await addToCart()
  const target = await receiver()
  await subscribe(target.url, [cartUpdated.type])
  start()
  await addToCart()
  await target.until(() => target.events.length === 1)
  expect(await all()).toMatchObject([{ type: cartUpdated.type }])
})

test('Faults row 103: a target that fails is asked again later with the same id, and later events of that entity wait', async () => {
  const target = await receiver((_, response, count) => response.writeHead(count === 1 ? 500 : 200).end())
  await subscribe(target.url)
  await tell(cartId)
  await tell(cartId)
  const stop = start()
  await until(async () => (await all()).some(({ attempts }) => attempts === 1))
  await stop()
  expect(target.events).toHaveLength(1)
  site.clock.advance(60)
  start()
  await target.until(() => target.events.length === 3)
  const ids = target.events.map(({ metadata }) => metadata.id)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
  expect(target.events.map(({ metadata }) => metadata.entityEventSequence)).toEqual([1n, 1n, 2n])
  await until(async () => (await all()).every(({ status }) => status === 'DELIVERED'))
  const first = (await all()).find(({ sequence }) => sequence === 1)
  expect(first?.log).toMatchObject([{ status: 500 }, { status: 200 }])
})

test('An event that fails for a week is a dead letter, and arrives when it is replayed', async () => {
  let broken = true
  const target = await receiver((_, response) => response.writeHead(broken ? 503 : 200).end('sorry'))
  const { id } = await subscribe(target.url)
  await tell(cartId)
  start()
  await until(async () => {
    site.clock.advance(6 * 3600)
    return (await all())[0]?.status === 'DEAD'
  })
  expect(await all()).toMatchObject([{ status: 'DEAD', attempts: ATTEMPTS }])
  expect((await all())[0]?.log[0]).toMatchObject({ status: 503, reply: 'sorry' })
  broken = false
  expect(await replay(site.platform.services, id)).toBe(1)
  await until(async () => {
    // A target that failed so often rests for some minutes.
    site.clock.advance(300)
    return (await all())[0]?.status === 'DELIVERED'
  })
  expect(new Set(target.events.map(({ metadata }) => metadata.id)).size).toBe(1)
})

test('Faults row 103: a target that is gone is asked no more, until somebody says that it is back', async () => {
  let gone = true
  const target = await receiver((_, response) => response.writeHead(gone ? 410 : 200).end())
  const { id } = await subscribe(target.url)
  await tell(cartId)
  start()
  await until(async () => (await findSubscription(site.platform.services, id)).status === 'DISABLED')
  await tell(cartId)
  expect(await all()).toHaveLength(1)
  gone = false
  await changeSubscription(site.platform.services, id, { status: 'ENABLED' })
  site.clock.advance(60)
  await until(async () => (await all())[0]?.status === 'DELIVERED')
  expect(target.events).toHaveLength(2)
})

test('Faults row 103: a target that hangs, redirects, talks without end or is not there keeps nobody else waiting', async () => {
  const living = await receiver()
  const hanging = await receiver(() => {})
  const elsewhere = await receiver((_, response) => response.writeHead(302, { location: living.url }).end())
  const talking = await receiver((_, response) => {
    response.writeHead(500)
    const chunk = 'x'.repeat(64_000)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  for (const url of [hanging.url, elsewhere.url, talking.url, 'http://127.0.0.1:1/']) await subscribe(url)
  const { id } = await subscribe(living.url)
  start()
  for (let index = 0; index < 20; index += 1) await tell(`entity ${index}`)
  await living.until(() => living.events.length === 20)
  await until(async () => (await all()).filter((each) => each.status === 'DELIVERED').length === 20)
  const arrived = (await all()).filter(({ status }) => status === 'DELIVERED')
  expect(new Set(arrived.map(({ subscriptionId }) => subscriptionId))).toEqual(new Set([id]))
  // The redirect was not followed.
  expect(living.events).toHaveLength(20)
  await until(async () => (await all()).some(({ log }) => log[0]?.error?.includes('longer than')))
})

test('After failures in a row a target rests, then is asked with one; when it answers, all comes at once', async () => {
  let broken = true
  const target = await receiver((_, response) => response.writeHead(broken ? 500 : 200).end())
  const { id } = await subscribe(target.url)
  for (let index = 0; index < 10; index += 1) await tell(`entity ${index}`)
  const stop = start()
  const row = () => findSubscription(site.platform.services, id)
  await until(async () => (await row()).failures >= 5)
  await stop()
  const before = target.events.length
  expect((await row()).openUntil?.getTime()).toBeGreaterThan(site.clock.now().getTime())
  broken = false
  site.clock.advance(301)
  start()
  await until(async () => (await all()).every(({ status }) => status === 'DELIVERED'))
  expect(await row()).toMatchObject({ failures: 0, openUntil: null })
  // A request that stopping cut short may have been heard: what it sent comes again.
  const ids = target.events.slice(before).map(({ metadata }) => metadata.id)
  expect(new Set(ids).size).toBe(10)
})

test('A delivered event is sent again on request, with the same id', async () => {
  const target = await receiver()
  const { id } = await subscribe(target.url)
  await tell(cartId)
  start()
  await until(async () => (await all())[0]?.status === 'DELIVERED')
  const [sent] = await all()
  await resend(site.platform.services, id, sent?.eventId ?? '')
  await target.until(() => target.events.length === 2)
  expect(target.events[0]?.metadata.id).toBe(target.events[1]?.metadata.id)
})

test('Two servers deliver each event once', async () => {
  const target = await receiver()
  await subscribe(target.url)
  start()
  start()
  await Promise.all(Array.from({ length: 100 }, (_, index) => tell(`entity ${index % 10}`)))
  await until(async () => (await all()).filter(({ status }) => status === 'DELIVERED').length === 100)
  expect(target.events).toHaveLength(100)
  for (const [, events] of Map.groupBy(target.events, ({ metadata }) => metadata.entityId)) {
    const order = events.map(({ metadata }) => Number(metadata.entityEventSequence))
    expect(order).toEqual(order.map((_, index) => index + 1))
  }
})

test('Faults row 102: while one key replaces another, both are published and the old one signs', async () => {
  const services = site.platform.services
  const before = await keysOf(services, appId)
  const during = await rotate(services, appId, 3600)
  expect(during.signing.kid).toBe(before.signing.kid)
  expect(during.published).toHaveLength(2)
  site.clock.advance(3601)
  const after = await keysOf(services, appId)
  expect(after.signing.kid).toBe(during.published[1]?.kid)
  expect(after.published.map(({ kid }) => kid)).toContain(before.signing.kid)
  site.clock.advance(86_400)
  expect((await keysOf(services, appId)).published).toHaveLength(1)
})
