import { productChanged, productV3Updated, variantsChanged } from '@galleria/platform-client/events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transaction } from '../../../../data/database.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'
import { findEvent, readEvents } from '../../../../dev/workbench/events/read.ts'
import { eventStream } from '../../../../dev/workbench/events/stream.ts'
import { claim } from '../../../webhooks/delivery/store/claim.ts'
import { addSubscription, removeSubscription } from '../../../webhooks/subscriptions/store/subscriptions.ts'
import type { EventRow } from '../../../webhooks/tables.ts'
import { payloadOf } from '../../../webhooks/wire.ts'
import { Edit } from '../../edits/edit.ts'
import { origin } from './changed-variant.ts'
import { emitChanged } from './emit-changed.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'full' })
})
afterAll(() => site?.close())

const types = [productChanged.type, variantsChanged.type, productV3Updated.type]
const all = 10_000

/** Every second product with a variant. */
async function tell(): Promise<string[]> {
  const { services } = site.platform
  const products = await services.db.selectFrom('products').select('id').orderBy('id').execute()
  const variant = { variantId: 'one', choices: {}, changedFields: ['price'], ...origin }
  const changed = products.map(({ id }, index) => ({
    ...{ id, changedFields: ['price'], variants: index % 2 ? [variant] : [] },
  }))
  await transaction(services.db, (trx) =>
    emitChanged(new Edit(trx, { ...services, caller: { type: 'APP', appId: 'an app' } }), changed),
  )
  return changed.map(({ id }) => id)
}

/** Event without all but its id and its date. */
function shown(event: EventRow): object {
  const { id, createdAt } = event
  const text = payloadOf(site.platform.services.config, { ...event, payload: JSON.stringify(event.payload) })
  return {
    ...{ type: event.type, entityId: event.entityId, revision: event.revision, identity: event.identity },
    ...JSON.parse(text.replaceAll(id, 'its id').replaceAll(createdAt.toISOString(), 'then')),
    ...{ entityEventSequence: undefined },
  }
}

it('A large batch tells the same events of each product, in their order, with and without a target', async () => {
  const { db } = site.platform.services
  const ids = await tell()
  const events = await readEvents(db, { limit: all })
  expect(events.length).toBe(ids.length * 2 + Math.floor(ids.length / 2))
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)

  const target = { appId: 'app', url: 'http://127.0.0.1:9', types: [variantsChanged.type] }
  const { id: subscriptionId } = await addSubscription(site.platform.services, target)
  await tell()
  const claimed = await claim(site.platform.services, subscriptionId, all)
  expect(claimed.map(({ type }) => type)).toEqual(
    Array(Math.floor(ids.length / 2)).fill(variantsChanged.type),
  )
  await removeSubscription(site.platform.services, subscriptionId)

  for (const entityId of ids.slice(0, 4)) {
    const ofProduct = (await readEvents(db, { entityId, limit: all })).toReversed()
    const varied = ids.indexOf(entityId) % 2 === 1
    const times = varied ? 3 : 2
    expect(ofProduct.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 2 * times }, (_, n) => n + 1),
    )
    const [first, second] = [0, 1].map((n) =>
      ofProduct.slice(n * times, (n + 1) * times).map((event) => shown(event)),
    )
    expect(first?.map((event) => 'type' in event && event.type)).toEqual(
      varied ? types : [types[0], types[2]],
    )
    expect(second).toEqual(first)
  }
})

it('An event of a batch is found by its id and its type, as others are', async () => {
  const { db } = site.platform.services
  const varied = await readEvents(db, { types: [variantsChanged.type], limit: all })
  expect(new Set(varied.map(({ type }) => type))).toEqual(new Set([variantsChanged.type]))

  for (const event of [varied[0], varied.at(-1)]) expect(await findEvent(db, event?.id ?? '')).toEqual(event)
  expect(varied.length).toBeGreaterThan(100)
  expect(await findEvent(db, '00000000-0000-4000-8000-000000000001')).toBeUndefined()
  expect(await readEvents(db, { limit: 5 })).toHaveLength(5)
})

it('A subscriber gets all events of a batch, and after a break the rest of them', async () => {
  const { services } = site.platform
  const heard: string[] = []
  const listen = async (after: string | undefined, most: number, begin?: () => Promise<unknown>) => {
    const ended = new AbortController()
    const reader = (
      eventStream(services, { types: [], after }, ended.signal).body as ReadableStream<Uint8Array>
    )
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .getReader()
    await reader.read()
    await begin?.()
    for (const until = heard.length + most; heard.length < until; ) {
      const { value = '' } = await reader.read()
      heard.push(...Array.from(value.matchAll(/^id: (.*)$/gm), ([, id = '']) => id))
    }
    ended.abort()
    await reader.cancel()
  }
  // An event of a moment ago may be emitted once more after a break.
  site.clock.advance(60)
  let last: string[] = []
  await listen(undefined, 3, async () => {
    await tell()
    const now = services.clock.now()
    last = (await readEvents(services.db, { limit: all }))
      .filter(({ createdAt }) => createdAt.getTime() > now.getTime() - 10_000)
      .map(({ id }) => id)
  })
  const [first = ''] = heard
  expect(last).toContain(first)
  await listen(first, last.length - 1)
  expect(last.filter((id) => !heard.includes(id))).toEqual([])
})
