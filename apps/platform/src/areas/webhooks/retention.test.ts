import { checkoutSettingsUpdated, redirectSessionCreated } from '@galleria/platform-client/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emit } from '../../data/outbox.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { forgetOldEvents } from './retention.ts'
import { addSubscription } from './subscriptions/store/subscriptions.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site.close())

test('Delivered events are deleted after a week, all others after a month; waiting ones stay', async () => {
  const { services } = site.platform
  const { db, clock } = services
  const { id } = await addSubscription(services, {
    appId: 'app',
    url: 'http://127.0.0.1:9',
    types: [checkoutSettingsUpdated.type],
  })
  const around = (entityId: string) => ({ entityId, date: clock.now() })
  await db.transaction().execute(async (trx) => {
    for (const entityId of ['arrived', 'waiting'])
      await emit(trx, checkoutSettingsUpdated, { ...around(entityId), entity: {} })
    await emit(trx, redirectSessionCreated, { ...around('session'), entity: { fullUrl: 'https://a.test' } })
  })
  await db
    .updateTable('eventDeliveries')
    .set({ status: 'DELIVERED', finishedAt: clock.now() })
    .where('entityId', '=', 'arrived')
    .execute()
  const kept = async () => ({
    deliveries: (await db.selectFrom('eventDeliveries').select('entityId').execute()).map(
      (row) => row.entityId,
    ),
    events: (await db.selectFrom('outbox').select('entityId').orderBy('entityId').execute()).map(
      (row) => row.entityId,
    ),
    numbers: (await db.selectFrom('eventSequences').select('entityId').orderBy('entityId').execute()).map(
      (row) => row.entityId,
    ),
  })
  const everything = ['arrived', 'session', 'waiting']
  await forgetOldEvents(services)
  expect((await kept()).deliveries.toSorted()).toEqual(['arrived', 'waiting'])
  site.clock.advance(8 * 86_400)
  await forgetOldEvents(services)
  expect(await kept()).toEqual({
    ...{ deliveries: ['waiting'], events: everything, numbers: everything },
  })
  site.clock.advance(30 * 86_400)
  await forgetOldEvents(services)
  // Counters of entities that are gone are deleted too.
  expect(await kept()).toEqual({
    deliveries: ['waiting'],
    events: ['waiting'],
    numbers: ['arrived', 'waiting'],
  })
  await db.deleteFrom('eventSubscriptions').where('id', '=', id).execute()
  await forgetOldEvents(services)
  expect((await kept()).events).toEqual([])
})
