import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Db, transaction } from '../../../../data/database.ts'
import type { BulkAdjust } from '../../accounts/input.ts'
import { accountsFrom } from '../../accounts/store/fields.ts'
import { searchCondition } from '../../accounts/store/search.ts'

type BulkAdjustInput = z.output<typeof BulkAdjust>

const whereOf = ({ search }: BulkAdjustInput) =>
  searchCondition({ filter: search.filter, words: search.search })

/** How many accounts it is about, by how many points in all, and how many have too few for it. */
export async function previewBulkAdjust(db: Db, input: BulkAdjustInput) {
  const { amount, balance } = input
  const change = balance === undefined ? sql`${amount ?? 0}::bigint` : sql`${balance}::bigint - a.balance`
  const { rows } = await sql<{ accounts: number; points: number; refused: number }>`
    select count(*)::int as accounts,
      coalesce(sum(${change}) filter (where a.balance + ${change} >= 0), 0)::bigint as points,
      count(*) filter (where a.balance + ${change} < 0)::int as refused
    ${accountsFrom} where ${whereOf(input)}`.execute(db)
  return rows[0] ?? { accounts: 0, points: 0, refused: 0 }
}

/** Begins a job for the accounts found now: each becomes an item, and no later search decides. */
export function createBulkAdjust(db: Db, input: BulkAdjustInput, date: Date): Promise<string> {
  const jobId = randomUUID()
  return transaction(db, async (trx) => {
    const balance = input.balance ?? null
    await trx
      .insertInto('loyaltyBulkJobs')
      .values({
        id: jobId,
        status: 'RUNNING',
        amount: balance === null ? (input.amount ?? null) : null,
        balance,
        description: input.description ?? null,
        total: 0,
        createdAt: date,
        updatedAt: date,
      })
      .execute()
    await sql`insert into loyalty_bulk_items (job_id, account_id, status)
      select ${jobId}::uuid, a.id, 'PENDING' ${accountsFrom} where ${whereOf(input)}`.execute(trx)
    await sql`update loyalty_bulk_jobs set
      total = (select count(*) from loyalty_bulk_items where job_id = ${jobId}::uuid)
      where id = ${jobId}::uuid`.execute(trx)
    return jobId
  })
}
