import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connect } from '../../../data/database.ts'
import { migrate, readSteps } from '../../../data/migrate.ts'
import { siteDatabase } from '../../../dev/testing/site-database.ts'

it('Requests of before the review requests API keep what became of them, and get ids', async () => {
  const site = await siteDatabase('none')
  const db = connect(site.url)
  try {
    // A database for tests has every step: this one begins before the newest.
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    const steps = await readSteps()
    await migrate(db, { steps: steps.filter(({ name }) => name < '0048') })
    for (const status of ['SENT', 'REFUSED', 'NOTHING'])
      await sql`insert into review_requests (order_id, member_id, status, created_at)
        values (gen_random_uuid(), gen_random_uuid(), ${status}, '2026-01-02')`.execute(db)
    await migrate(db, { steps })
    const rows = await db.selectFrom('reviewRequests').selectAll().orderBy('status').execute()
    expect(rows).toMatchObject([
      { status: 'FAILED', reason: 'REFUSED', sentAt: null, source: 'SHOP' },
      { status: 'NONE', reason: null },
      { status: 'SENT', sentAt: expect.any(Date), sendDate: expect.any(Date), revision: 1 },
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  } finally {
    await db.destroy()
    await site.drop()
  }
})
