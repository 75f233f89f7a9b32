import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import {
  queryJobResults,
  type ResultsAccess,
  type ResultsRequest,
} from '../../../data/query-language/job-results.ts'
import type { Caller } from '../../../http/caller.ts'
import type { BulkError, ReviewBulkAction, ReviewStatus } from '../tables.ts'

interface NewJob {
  readonly jobId: string
  readonly action: ReviewBulkAction
  readonly moderationStatus: ReviewStatus | null
  readonly undoes: string | null
  readonly caller: Caller
  readonly date: Date
}

/** False where another job undoes the same one. */
export async function insertJob(
  trx: Trx,
  { jobId, action, moderationStatus, undoes, caller, date }: NewJob,
): Promise<boolean> {
  const added = await trx
    .insertInto('reviewBulkJobs')
    .values({
      ...{ id: jobId, action, moderationStatus, undoes, status: 'RUNNING', total: 0 },
      createdBy: jsonb(caller),
      ...{ createdAt: date, updatedAt: date },
    })
    .onConflict((conflict) => conflict.column('undoes').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function insertReviewItems(
  trx: Trx,
  jobId: string,
  found: RawBuilder<SqlBool>,
  wanted: ReviewStatus | null,
): Promise<void> {
  await sql`insert into review_bulk_items (job_id, item_id, status, wanted)
    select ${jobId}::uuid, id, 'PENDING', ${wanted}::text from reviews where ${found}`.execute(trx)
}

export async function insertRequestItems(trx: Trx, jobId: string, found: RawBuilder<SqlBool>): Promise<void> {
  await sql`insert into review_bulk_items (job_id, item_id, status)
    select ${jobId}::uuid, id, 'PENDING' from review_requests where ${found}`.execute(trx)
}

/** Items that a job changed, to be as they were before. */
export async function insertUndoItems(trx: Trx, jobId: string, undone: string): Promise<void> {
  await sql`insert into review_bulk_items (job_id, item_id, status, wanted)
    select ${jobId}::uuid, item_id, 'PENDING', status_before from review_bulk_items
    where job_id = ${undone}::uuid and status = 'SUCCEEDED' and status_before is distinct from wanted`.execute(
    trx,
  )
}

export async function updateTotal(trx: Trx, jobId: string): Promise<void> {
  await sql`update review_bulk_jobs set
    total = (select count(*) from review_bulk_items where job_id = ${jobId}::uuid)
    where id = ${jobId}::uuid`.execute(trx)
}

/** Job with whether another undoes it. */
export function findJob(db: Db, id: string) {
  return db
    .selectFrom('reviewBulkJobs')
    .selectAll()
    .select(
      sql<boolean>`exists (select 1 from review_bulk_jobs u where u.undoes = review_bulk_jobs.id)`.as(
        'undone',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findRunningJobs(db: Db) {
  return db
    .selectFrom('reviewBulkJobs')
    .selectAll()
    .where('status', '=', 'RUNNING')
    .orderBy('createdAt')
    .execute()
}

/** Items of one transaction: whoever writes a review meanwhile waits no longer than for these. */
const BATCH = 50

export function claimItems(trx: Trx, jobId: string) {
  return trx
    .selectFrom('reviewBulkItems')
    .select(['itemId', 'wanted'])
    .where('jobId', '=', jobId)
    .where('status', '=', 'PENDING')
    .orderBy('itemId')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Status that the undone job gave a review: one that has another by now was decided about since then. */
export async function findGiven(trx: Trx, undone: string, itemId: string): Promise<ReviewStatus | null> {
  const row = await trx
    .selectFrom('reviewBulkItems')
    .select('wanted')
    .where('jobId', '=', undone)
    .where('itemId', '=', itemId)
    .executeTakeFirst()
  return row?.wanted ?? null
}

export interface ItemResult {
  readonly itemId: string
  readonly before: ReviewStatus | null
  readonly error: BulkError | null
}

export async function record(
  trx: Trx,
  jobId: string,
  results: readonly ItemResult[],
  date: Date,
): Promise<void> {
  const failed = results.filter(({ error }) => error).length
  await sql`update review_bulk_items i set error = r.error::jsonb, status_before = r.status_before,
      status = case when r.error is null then 'SUCCEEDED' else 'FAILED' end
    from unnest(${results.map(({ itemId }) => itemId)}::uuid[],
      ${results.map(({ before }) => before)}::text[],
      ${results.map(({ error }) => error && JSON.stringify(error))}::text[]) as r (item_id, status_before, error)
    where i.job_id = ${jobId}::uuid and i.item_id = r.item_id`.execute(trx)
  await sql`update review_bulk_jobs set succeeded = succeeded + ${results.length - failed},
    failed = failed + ${failed}, updated_at = ${date} where id = ${jobId}::uuid`.execute(trx)
}

/** Finishes a job once no item waits; an item that another server holds does wait. */
export async function finishJob(db: Db, jobId: string, date: Date): Promise<void> {
  await sql`update review_bulk_jobs set status = 'FINISHED', updated_at = ${date}
    where id = ${jobId}::uuid and status = 'RUNNING' and not exists (
      select 1 from review_bulk_items where job_id = ${jobId}::uuid and status = 'PENDING')`.execute(db)
}

/** One page of a job's results, of one status or all, with the names of reviews that are still there. */
export function queryResults(access: ResultsAccess, jobId: string, request: ResultsRequest) {
  const from = sql`(select i.item_id, i.status, i.error,
      (select coalesce(nullif(r.title, ''), r.author_name) from reviews r where r.id = i.item_id) as name
    from review_bulk_items i where i.job_id = ${jobId}::uuid)`
  const items = { jobId, idField: 'itemId', idColumn: 'item_id', from }
  return queryJobResults<{ readonly name: string | null }>(access, items, request)
}
