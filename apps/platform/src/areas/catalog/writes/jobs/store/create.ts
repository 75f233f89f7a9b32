import { type Insertable, sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../../../data/database.ts'
import type { Caller } from '../../../../../http/caller.ts'
import type { BulkChange } from '../change.ts'
import type { CatalogBulkTables } from '../tables.ts'

export async function allIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from products order by numeric_id`.execute(
    db.withoutPlugins(),
  )
  return rows.map(({ id }) => id)
}

interface NewJob {
  readonly id: string
  readonly call: string
  readonly change: BulkChange
  readonly status: 'RUNNING' | 'FINISHED'
  readonly total: number
  readonly createdBy: Caller
  readonly date: Date
}

export async function insertJob(
  trx: Trx,
  { id, call, change, status, total, createdBy, date }: NewJob,
): Promise<void> {
  await trx
    .insertInto('catalogBulkJobs')
    .values({
      ...{ id, call, change: jsonb(change), status, total },
      ...{ createdBy: jsonb(createdBy), createdAt: date, updatedAt: date },
    })
    .execute()
}

/** Cuts these products, in their order, into batches of so many. */
export async function insertProductBatches(
  trx: Trx,
  jobId: string,
  productIds: readonly string[],
  size: number,
): Promise<void> {
  await sql`insert into catalog_bulk_batches (job_id, first_id, product_ids)
    select ${jobId}::uuid, found.ids[place], found.ids[place : place + ${size - 1}::int]
    from (select ${[...productIds]}::uuid[] as ids) as found
      cross join generate_series(1, cardinality(found.ids), ${size}::int) as place`.execute(trx)
}

export async function insertBatches(
  trx: Trx,
  batches: readonly Insertable<CatalogBulkTables['catalogBulkBatches']>[],
): Promise<void> {
  await trx
    .insertInto('catalogBulkBatches')
    .values([...batches])
    .execute()
}
