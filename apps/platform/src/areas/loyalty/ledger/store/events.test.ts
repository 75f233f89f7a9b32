import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'
import { type AccountRow, accountView } from '../../view.ts'
import { accountDocument } from './events.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform()
})
afterAll(() => site.close())

it("The ledger's event shows an account as the API does, whatever it has and lacks", async () => {
  const { db } = site.platform.services
  const date = sql`timestamptz '2026-03-29 01:59:59.007+02'`
  await sql`insert into loyalty_accounts (id, contact_id, member_id, balance, earned, adjusted, redeemed, expired, tier_id,
      tier_points, tier_updated_at, tier_due_at, expiring_amount, expiring_at, reward_available, revision,
      last_activity_at, created_at, updated_at)
    select md5('account ' || n)::uuid, md5('contact ' || n)::uuid, null, 7, 9, 1, 2, 1,
      case when n & 1 > 0 then md5('tier')::uuid end, n,
      case when n & 2 > 0 then ${date} end, case when n & 4 > 0 then ${date} end,
      case when n & 8 > 0 then n % 3 end, case when n & 8 > 0 then ${date} end, n & 16 > 0, n + 1,
      case when n & 32 > 0 then ${date} end, ${date}, ${date}
    from generate_series(0, 63) as n`.execute(db)
  const rows = await db.selectFrom('loyaltyAccounts').selectAll().orderBy('id').execute()
  const { rows: told } = await sql<{ account: object }>`
    select ${sql.raw(accountDocument)} as account from loyalty_accounts c order by c.id`.execute(db)
  expect(rows.length).toBeGreaterThanOrEqual(64)
  expect(told.map(({ account }) => account)).toEqual(
    rows.map((row) => JSON.parse(JSON.stringify(accountView(row as AccountRow)))),
  )
})
