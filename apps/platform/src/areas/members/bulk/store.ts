import { sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import {
  queryJobResults,
  type ResultsAccess,
  type ResultsRequest,
} from '../../../data/query-language/job-results.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { memberCondition } from '../reading/store/list.ts'
import type { Search } from '../reading/store/search.ts'
import type { BulkAction, BulkError } from '../tables.ts'

export function findRunningJobs(db: Db) {
  return db
    .selectFrom('memberBulkJobs')
    .selectAll()
    .where('status', '=', 'RUNNING')
    .orderBy('createdAt')
    .execute()
}

/** Members of one transaction: whoever signs in meanwhile waits no longer than for these. */
const BATCH = 50

export function claimItems(trx: Trx, jobId: string) {
  return trx
    .selectFrom('memberBulkItems')
    .select('memberId')
    .where('jobId', '=', jobId)
    .where('status', '=', 'PENDING')
    .orderBy('memberId')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
}

export function lockMembers(trx: Trx, ids: readonly string[]) {
  return trx.selectFrom('members').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

export async function record(
  trx: Trx,
  jobId: string,
  results: readonly { readonly memberId: string; readonly error: BulkError | null }[],
  date: Date,
): Promise<void> {
  const failed = results.filter(({ error }) => error).length
  await sql`update member_bulk_items i set
      status = case when r.error is null then 'SUCCEEDED' else 'FAILED' end, error = r.error::jsonb
    from unnest(${results.map(({ memberId }) => memberId)}::uuid[],
      ${results.map(({ error }) => error && JSON.stringify(error))}::text[]) as r (member_id, error)
    where i.job_id = ${jobId}::uuid and i.member_id = r.member_id`.execute(trx)
  await sql`update member_bulk_jobs set succeeded = succeeded + ${results.length - failed},
    failed = failed + ${failed}, updated_at = ${date} where id = ${jobId}::uuid`.execute(trx)
}

/** Finishes a job once no item waits; an item that another server holds does wait. */
export async function finish({ db, clock }: Services, jobId: string): Promise<void> {
  await sql`update member_bulk_jobs set status = 'FINISHED', updated_at = ${clock.now()}
    where id = ${jobId}::uuid and status = 'RUNNING' and not exists (
      select 1 from member_bulk_items where job_id = ${jobId}::uuid and status = 'PENDING')`.execute(db)
}

interface NewJob {
  readonly jobId: string
  readonly contentAssigneeId: string | null | undefined
  readonly action: BulkAction
  readonly caller: Caller
  readonly date: Date
}

export async function insertJob(
  trx: Trx,
  { jobId, contentAssigneeId, action, caller, date }: NewJob,
): Promise<void> {
  await trx
    .insertInto('memberBulkJobs')
    .values({
      id: jobId,
      action,
      contentAssigneeId: contentAssigneeId ?? null,
      status: 'RUNNING',
      total: 0,
      createdBy: jsonb(caller),
      createdAt: date,
      updatedAt: date,
    })
    .execute()
}

export async function insertItems(
  trx: Trx,
  jobId: string,
  caller: Caller,
  wanted: BulkRequest,
): Promise<void> {
  await sql`insert into member_bulk_items (job_id, member_id, status)
      select ${jobId}::uuid, m.id, 'PENDING' from members m where ${memberCondition(caller, wanted)}`.execute(
    trx,
  )
}

export interface MemberFilter {
  readonly filter?: unknown
  readonly search?: Search | undefined
}

export interface BulkRequest extends MemberFilter {
  readonly action: BulkAction
  readonly contentAssigneeId?: string | null | undefined
}

export async function updateTotal(trx: Trx, jobId: string): Promise<void> {
  await sql`update member_bulk_jobs set
      total = (select count(*) from member_bulk_items where job_id = ${jobId}::uuid)
      where id = ${jobId}::uuid`.execute(trx)
}

export function findBulkJob(db: Db, id: string) {
  return db.selectFrom('memberBulkJobs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** One page of a job's results, of one status or all. */
export function queryResults(access: ResultsAccess, jobId: string, request: ResultsRequest) {
  const from = sql`(select member_id, status, error from member_bulk_items where job_id = ${jobId}::uuid)`
  return queryJobResults(access, { jobId, idField: 'memberId', idColumn: 'member_id', from }, request)
}
