import { type Selectable, sql } from 'kysely'
import { applicationError } from '../../../../../base/errors.ts'
import type { Db, Trx } from '../../../../../data/database.ts'
import { isUuid } from '../../../../../data/query-language/values.ts'
import type { BulkChange } from '../change.ts'
import type { BulkError, CatalogBulkTables } from '../tables.ts'

export interface Job extends Selectable<CatalogBulkTables['catalogBulkJobs']> {
  readonly change: BulkChange
}

export interface Result {
  readonly id: string
  readonly error?: BulkError | undefined
}

export function findRunningJobs(db: Db): Promise<Job[]> {
  return (
    db
      .selectFrom('catalogBulkJobs')
      .selectAll()
      .where('status', '=', 'RUNNING')
      // An import has a job to be undone by, but goes through its file.
      .where('call', '!=', 'ImportProducts')
      .orderBy('createdAt')
      .$castTo<Job>()
      .execute()
  )
}

/** Locks the next batch that nobody works at. */
export function claimBatch(trx: Trx, jobId: string) {
  return trx
    .selectFrom('catalogBulkBatches')
    .select(['firstId', 'productIds', 'variantIds'])
    .where('jobId', '=', jobId)
    .where('done', '=', false)
    .orderBy('firstId')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export function findEditRows(trx: Trx, editId: string, entityIds: readonly string[]) {
  return trx
    .selectFrom('catalogEditRows')
    .selectAll()
    .where('editId', '=', editId)
    .where('entityId', 'in', [...entityIds])
    .execute()
}

/** Writes what became of a batch, and counts it in its job. */
export async function recordBatch(
  trx: Trx,
  { jobId, firstId }: { readonly jobId: string; readonly firstId: string },
  results: readonly Result[],
  date: Date,
): Promise<void> {
  const failed = results.filter(({ error }) => error)
  await sql`update catalog_bulk_batches set done = true
    where job_id = ${jobId}::uuid and first_id = ${firstId}::uuid`.execute(trx)
  if (failed.length > 0)
    await sql`insert into catalog_bulk_items (job_id, product_id, status, error)
      select ${jobId}::uuid, f.product_id, 'FAILED', f.error::jsonb from unnest(${failed.map(({ id }) => id)}::uuid[],
        ${failed.map(({ error }) => JSON.stringify(error))}::text[]) as f (product_id, error)
      on conflict (job_id, product_id) do nothing`.execute(trx)
  await sql`update catalog_bulk_jobs set succeeded = succeeded + ${results.length - failed.length},
    failed = failed + ${failed.length}, updated_at = ${date} where id = ${jobId}::uuid`.execute(trx)
}

/** Finishes a job of which no batch waits; batches that another server holds still do. */
export async function finishJob(db: Db, jobId: string, date: Date): Promise<void> {
  await sql`update catalog_bulk_jobs set status = 'FINISHED', updated_at = ${date}
    where id = ${jobId}::uuid and status = 'RUNNING' and not exists (
      select 1 from catalog_bulk_batches where job_id = ${jobId}::uuid and not done)`.execute(db)
}

export async function findJob(db: Db, id: string) {
  const job = isUuid(id)
    ? await db
        .selectFrom('catalogBulkJobs')
        .selectAll()
        .where('id', '=', id)
        .$castTo<Job>()
        .executeTakeFirst()
    : undefined
  if (job) return job
  throw applicationError(404, 'ASYNC_JOB_NOT_FOUND', `Job ${JSON.stringify(id)} not found.`)
}
