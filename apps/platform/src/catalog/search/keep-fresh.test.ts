import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Trx } from '../../database.ts'
import { createTestPlatform } from '../../testing.ts'
import { markChanged } from '../changes.ts'
import { freshIndex } from './keep-fresh.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())

test('a change committed after later ones is not missed', async () => {
  const { services } = site.platform
  const { db } = services
  const [early, late] = await db.selectFrom('products').select('id').orderBy('id').limit(2).execute()
  const rename = async (trx: Trx, id: string | undefined, name: string) => {
    await trx.updateTable('products').set({ name }).where('id', '=', String(id)).execute()
    await markChanged(trx, [String(id)])
  }
  const nameOf = async (id: string | undefined) => (await freshIndex(services)).get(String(id))?.name
  await freshIndex(services)

  const { promise: committed, resolve: commit } = Promise.withResolvers<void>()
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>()
  const slow = db.transaction().execute(async (trx) => {
    await rename(trx, early?.id, 'Slow')
    wrote()
    await committed
  })
  await written
  // Longer than the margin that is kept in any case.
  await sql`select pg_sleep(1.2)`.execute(db)
  await db.transaction().execute((trx) => rename(trx, late?.id, 'Quick'))
  for (let look = 0; look < 4; look += 1) expect(await nameOf(late?.id)).toBe('Quick')
  expect(await nameOf(early?.id)).not.toBe('Slow')
  commit()
  await slow
  expect(await nameOf(early?.id)).toBe('Slow')
})
