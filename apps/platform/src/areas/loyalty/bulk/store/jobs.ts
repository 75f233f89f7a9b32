import { sql } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import {
  queryJobResults,
  type ResultsAccess,
  type ResultsRequest,
} from '../../../../data/query-language/job-results.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { LoyaltyTables } from '../../tables.ts'

export type Job = Pick<LoyaltyTables['loyaltyBulkJobs'], 'id' | 'amount' | 'balance' | 'description'>

export function findRunningJobs(db: Db): Promise<Job[]> {
  return db
    .selectFrom('loyaltyBulkJobs')
    .select(['id', 'amount', 'balance', 'description'])
    .where('status', '=', 'RUNNING')
    .orderBy('createdAt')
    .execute()
}

interface Results {
  readonly succeeded: number
  readonly failed: number
  readonly date: Date
}

export async function countResults(
  trx: Trx,
  jobId: string,
  { succeeded, failed, date }: Results,
): Promise<void> {
  await sql`update loyalty_bulk_jobs set succeeded = succeeded + ${succeeded},
    failed = failed + ${failed}, updated_at = ${date} where id = ${jobId}::uuid`.execute(trx)
}

interface ItemResult {
  readonly accountId: string
  readonly transactionId: string | null
  /** JSON of the error; null where the account's points moved. */
  readonly error: string | null
}

export async function updateItems(trx: Trx, jobId: string, results: readonly ItemResult[]): Promise<void> {
  await sql`update loyalty_bulk_items i set
      status = case when r.error is null then 'SUCCEEDED' else 'FAILED' end,
      transaction_id = r.transaction_id, error = r.error::jsonb
    from unnest(${results.map(({ accountId }) => accountId)}::uuid[],
      ${results.map(({ transactionId }) => transactionId)}::uuid[],
      ${results.map(({ error }) => error)}::text[]) as r (account_id, transaction_id, error)
    where i.job_id = ${jobId}::uuid and i.account_id = r.account_id`.execute(trx)
}

/** Finishes a job of which no item waits; items that another server holds still do. */
export async function finishJob(db: Db, jobId: string, date: Date): Promise<void> {
  await sql`update loyalty_bulk_jobs set status = 'FINISHED', updated_at = ${date}
    where id = ${jobId}::uuid and status = 'RUNNING' and not exists (
      select 1 from loyalty_bulk_items where job_id = ${jobId}::uuid and status = 'PENDING')`.execute(db)
}

export async function findJob(db: Db, id: string) {
  const job = isUuid(id)
    ? await db.selectFrom('loyaltyBulkJobs').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!job) throw applicationError(404, 'ASYNC_JOB_NOT_FOUND', 'Job not found.')
  return job
}

/** One page of a job's items, of one status or all. */
export function queryResults(access: ResultsAccess, jobId: string, request: ResultsRequest) {
  const from = sql`(select account_id, status, transaction_id, error
    from loyalty_bulk_items where job_id = ${jobId}::uuid)`
  const items = { jobId, idField: 'accountId', idColumn: 'account_id', from }
  return queryJobResults<{ readonly transactionId: string | null }>(access, items, request)
}
