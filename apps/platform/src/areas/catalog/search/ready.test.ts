import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../base/clock.ts'
import { connect, type Db } from '../../../data/database.ts'
import { seedSite } from '../../../dev/seed/index.ts'
import { type SiteDatabase, siteDatabase } from '../../../dev/testing/site-database.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let database: SiteDatabase
let elsewhere: Db
let site: TestPlatform
beforeAll(async () => {
  database = await siteDatabase('none')
  elsewhere = connect(database.url, { maxConnections: 2 })
  site = await createTestPlatform({ database })
})
afterAll(async () => {
  await elsewhere.destroy()
  await site.close()
})

const ready = () => site.fetch(`${site.url}/ready`)
const found = async () => {
  const body = JSON.stringify({ search: { cursorPaging: { limit: 1 } } })
  const headers = { authorization: site.ownerKey }
  const answer = await site.fetch(`${site.url}/stores/v3/products/search`, { method: 'POST', headers, body })
  return ((await answer.json()) as { products: unknown[] }).products.length
}

test('A server says that it is ready only once its index of the catalog is built', async () => {
  const { promise: built, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const holding = elsewhere.transaction().execute(async (trx) => {
    await sql`lock table products in access exclusive mode`.execute(trx)
    hold()
    await built
  })
  await held
  const early = await ready()
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await early.text()).toContain('The catalog is still loading, 0 products so far.')
  expect((await site.fetch(`${site.url}/health`)).status).toBe(200)
  release()
  await holding
  await expect.poll(async () => (await ready()).status).toBe(200)
  expect(await found()).toBe(0)
})

test('A server that runs already finds what another one seeds into its empty database', async () => {
  expect(await found()).toBe(0)
  await seedSite(elsewhere, { size: 'small', clock: systemClock })
  await expect.poll(found).toBe(1)
})
