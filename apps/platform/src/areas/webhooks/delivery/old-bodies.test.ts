import { checkoutSettingsUpdated } from '@galleria/platform-client/events'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { emit } from '../../../data/outbox.ts'
import { createTestPlatform } from '../../../dev/testing.ts'
import { readEvents, wireOf } from '../../../dev/workbench/events/read.ts'
import { addSubscription } from '../subscriptions/store.ts'
import { claim } from './claim.ts'

it('an event that was told before bodies were kept as text is sent with its own', async () => {
  const site = await createTestPlatform()
  try {
    const { services } = site.platform
    const { db, clock, config } = services
    const { id } = await addSubscription(services, {
      appId: 'an app',
      url: 'http://target.test',
      types: null,
    })
    const event = { entityId: 'settings', date: clock.now(), entity: { id: 'settings', text: 'a "word"' } }
    await db.transaction().execute((trx) => emit(trx, checkoutSettingsUpdated, event))
    await sql`update outbox set old_payload = payload::text::jsonb, payload = null`.execute(db)
    const [claimed] = await claim({ db, clock }, id, 10)
    expect(JSON.parse(claimed?.payload ?? '')).toEqual(event.entity)
    const [row] = await readEvents(db, { limit: 1 })
    expect(row && wireOf(config, row)).toMatchObject({ updatedEvent: { currentEntity: event.entity } })
  } finally {
    await site.close()
  }
})
