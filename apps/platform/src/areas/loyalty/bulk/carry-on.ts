import { sql } from 'kysely'
import { ApiError } from '../../../base/errors.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { type Entered, whyNot } from '../ledger/index.ts'
import type { LoyaltyTables } from '../tables.ts'
import { moveBatch } from './statement.ts'

type Site = Pick<Services, 'db' | 'clock'>
type Job = Pick<LoyaltyTables['loyaltyBulkJobs'], 'id' | 'amount' | 'balance' | 'description'>

/** Name of the job in the schedule. */
export const LOYALTY_BULK_CHANGES = 'loyalty bulk changes'
/** Batches of one turn, so that other jobs of the platform get theirs. */
const TURN = 50

/**
 * Carries every unfinished job on. Any server may, and several at once: items are claimed by their locks, and written with
 * what they moved in one transaction, so that a kill leaves each of them done once or not begun.
 */
export async function carryBulkOn({ db, clock }: Site): Promise<void> {
  const jobs = await db
    .selectFrom('loyaltyBulkJobs')
    .select(['id', 'amount', 'balance', 'description'])
    .where('status', '=', 'RUNNING')
    .orderBy('createdAt')
    .execute()
  let left = TURN
  for (const job of jobs) {
    while (left > 0 && (await transaction(db, (trx) => batch(trx, job, clock.now()))) > 0) left -= 1
    if (left > 0) await finish({ db, clock }, job.id)
  }
}

async function batch(trx: Trx, job: Job, date: Date): Promise<number> {
  const { id, amount, balance, description } = job
  const change = balance === null ? { amount: amount ?? 0 } : { balance }
  const key = `bulk ${id}`
  const { rows } = await trx.executeQuery(
    moveBatch([id, date, change.amount ?? null, change.balance ?? null, description, key]),
  )
  const left = rows.filter(({ moved }) => !moved)
  const entries = left.map(({ accountId }) => ({ accountId, type: 'ADJUST' as const, ...change, key, date }))
  const refused = await record(trx, id, await whyNot(trx, entries))
  if (rows.length > 0)
    await sql`update loyalty_bulk_jobs set succeeded = succeeded + ${rows.length - refused},
      failed = failed + ${refused}, updated_at = ${date} where id = ${id}::uuid`.execute(trx)
  return rows.length
}

/** Of those that did not move: what stands against it, or the transaction that did it before. Says how many were refused. */
async function record(
  trx: Trx,
  jobId: string,
  results: ReadonlyMap<string, Entered | ApiError>,
): Promise<number> {
  if (results.size === 0) return 0
  const told = [...results].map(([accountId, result]) => ({
    accountId,
    transactionId: result instanceof ApiError ? null : result.transactionId,
    error: result instanceof ApiError ? JSON.stringify(errorOf(result)) : null,
  }))
  await sql`update loyalty_bulk_items i set
      status = case when r.error is null then 'SUCCEEDED' else 'FAILED' end,
      transaction_id = r.transaction_id, error = r.error::jsonb
    from unnest(${told.map(({ accountId }) => accountId)}::uuid[],
      ${told.map(({ transactionId }) => transactionId)}::uuid[],
      ${told.map(({ error }) => error)}::text[]) as r (account_id, transaction_id, error)
    where i.job_id = ${jobId}::uuid and i.account_id = r.account_id`.execute(trx)
  return told.filter(({ error }) => error !== null).length
}

function errorOf({ body, message }: ApiError): { code: string; description: string } {
  const { details } = body as { details?: { applicationError?: { code: string } } }
  return { code: details?.applicationError?.code ?? 'INVALID_ARGUMENT', description: message }
}

/** Once nothing waits: what another server still holds does. */
async function finish({ db, clock }: Site, jobId: string): Promise<void> {
  await sql`update loyalty_bulk_jobs set status = 'FINISHED', updated_at = ${clock.now()}
    where id = ${jobId}::uuid and status = 'RUNNING' and not exists (
      select 1 from loyalty_bulk_items where job_id = ${jobId}::uuid and status = 'PENDING')`.execute(db)
}
