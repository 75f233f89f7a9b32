import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { siteCache } from '../../../base/site-cache.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { manyProducts } from '../../../dev/seed/catalog/many.ts'
import { createTestPlatform } from '../../../dev/testing.ts'
import { forgetOldChanges, markChanged } from '../store/changes.ts'
import { freshIndex } from './keep-fresh.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())

test('A change committed after later ones is not missed', async () => {
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

async function builtOf(services: Services) {
  type Built = { since: Date; index: unknown }
  const slot = siteCache<{ built?: Promise<Built> }>(services, 'search index', () => ({}))
  const built = await slot.built
  if (!built) throw new Error('There is no index')
  return built
}

test('Changes are stored for a day, and a server that has not asked for half of it reads all products anew', async () => {
  const { services } = site.platform
  const { db } = services
  const { id } = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow()
  await sql`insert into product_changes (changed_at, id, product_ids) values
    (now() - interval '25 hours', gen_random_uuid(), array[]::uuid[]),
    (now() - interval '23 hours', gen_random_uuid(), array[]::uuid[])`.execute(db)
  await forgetOldChanges(services)
  const { rows } = await sql<{ old: number }>`select count(*)::int as old from product_changes
    where changed_at < now() - interval '22 hours'`.execute(db)
  expect(rows).toEqual([{ old: 1 }])

  await freshIndex(services)
  // As of a server that nobody has asked since: nothing tells it of this change any more.
  await db.updateTable('products').set({ name: 'Long ago' }).where('id', '=', id).execute()
  expect((await freshIndex(services)).get(id)?.name).not.toBe('Long ago')
  const built = await builtOf(services)
  built.since = new Date(built.since.getTime() - 13 * 3_600_000)
  expect((await freshIndex(services)).get(id)?.name).toBe('Long ago')
})

test('Products that are seeded into a store that runs are found at once', async () => {
  const { services } = site.platform
  await freshIndex(services)
  const { db } = services
  const { all } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('all'))
    .executeTakeFirstOrThrow()
  await manyProducts(db, { products: all + 3, clock: services.clock })
  const ids = await db.selectFrom('products').select('id').execute()
  const index = await freshIndex(services)
  expect(ids.filter(({ id }) => !index.get(id))).toEqual([])
  expect(ids).toHaveLength(all + 3)
})
