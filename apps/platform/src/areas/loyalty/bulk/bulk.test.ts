import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { carryBulkOn } from './carry-on.ts'

const path = '/loyalty-accounts/v1/accounts'
let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  await furnishShop(db)
  owner = new Shopper(site, site.ownerKey)
  const columns = sql.raw('redeemed, expired, revision, created_at, updated_at')
  await sql`insert into loyalty_accounts (id, contact_id, balance, earned, adjusted, ${columns})
    select md5('account ' || n)::uuid, md5('contact ' || n)::uuid, n, n, 0, 0, 0, 1, now(), now()
    from generate_series(1, 450) as n`.execute(db)
})
afterAll(() => site.close())

const ask = (method: string, end: string, body?: object) => owner.call(method, `${path}${end}`, body)
const jobOf = async (id: string) => (await ask('GET', `/bulk-adjust/${id}`)).body.bulkAdjustment
const search = { filter: { 'points.balance': { $gte: 1 } } }

it('A change of many is looked at first, done by a job that several carry on, and told account by account', async () => {
  const change = { amount: -50, search, description: 'Old points' }
  expect((await ask('POST', '/bulk-adjust/preview', change)).body).toEqual({
    accounts: 450,
    points: -50 * 401,
    refused: 49,
  })
  const { asyncJobId } = (await ask('POST', '/bulk-adjust', change)).body
  expect(await jobOf(asyncJobId)).toMatchObject({ status: 'RUNNING', total: 450, succeeded: 0 })
  await Promise.all([1, 2, 3].map(() => carryBulkOn(site.platform.services)))
  await carryBulkOn(site.platform.services)
  expect(await jobOf(asyncJobId)).toMatchObject({
    status: 'FINISHED',
    total: 450,
    succeeded: 401,
    failed: 49,
  })

  const failed = await ask('GET', `/bulk-adjust/${asyncJobId}/results?status=FAILED`)
  expect(failed.body.results).toHaveLength(49)
  expect(failed.body.results[0].error.code).toBe('NOT_ENOUGH_POINTS')
  const page = await ask('GET', `/bulk-adjust/${asyncJobId}/results?cursorPaging.limit=100`)
  expect(page.body.results).toHaveLength(100)
  const { next } = page.body.pagingMetadata.cursors
  const rest = await ask('GET', `/bulk-adjust/${asyncJobId}/results?cursorPaging.cursor=${next}`)
  expect(rest.body.results[0].accountId > page.body.results[99].accountId).toBe(true)
  const { db } = site.platform.services
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from loyalty_transactions where idempotency_key = ${`bulk ${asyncJobId}`}`.execute(
    db,
  )
  expect(rows[0]?.n).toBe(401)
})

it('A balance can be set for those who are found by the time of the request, and nobody after', async () => {
  const change = { balance: 5, search: { filter: { 'points.balance': { $gte: 300 } } } }
  const { accounts } = (await ask('POST', '/bulk-adjust/preview', change)).body
  const { asyncJobId } = (await ask('POST', '/bulk-adjust', change)).body
  await carryBulkOn(site.platform.services)
  expect(await jobOf(asyncJobId)).toMatchObject({ status: 'FINISHED', succeeded: accounts, failed: 0 })
  const left = await ask('POST', '/count', { filter: { 'points.balance': { $gte: 300 } } })
  expect(left.body.count).toBe(0)
})

it('A job of nobody is finished at once, and one that is not there is 404', async () => {
  const none = { amount: 1, search: { filter: { 'points.balance': { $gt: 1_000_000 } } } }
  const { asyncJobId } = (await ask('POST', '/bulk-adjust', none)).body
  await carryBulkOn(site.platform.services)
  expect(await jobOf(asyncJobId)).toMatchObject({ status: 'FINISHED', total: 0 })
  expect((await ask('GET', `/bulk-adjust/${randomUUID()}`)).status).toBe(404)
  expect((await ask('POST', '/bulk-adjust', { search })).status).toBe(400)
})
