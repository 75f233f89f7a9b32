import { ApiError } from '../../../base/errors.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { type Entered, whyNot } from '../ledger/index.ts'
import { countResults, findRunningJobs, finishJob, type Job, updateItems } from './store/jobs.ts'
import { moveBatch } from './store/statement.ts'

type Site = Pick<Services, 'db' | 'clock'>

/** Name of the job in the schedule. */
export const LOYALTY_BULK_CHANGES = 'loyalty bulk changes'
/** Batches of one turn, so that other jobs of the platform get theirs. */
const TURN = 50

/**
 * Carries every unfinished job on. Any server may, and several at once: items are claimed by their locks, and written with
 * what they moved in one transaction, so that a kill leaves each of them done once or not begun.
 */
export async function carryBulkOn({ db, clock }: Site): Promise<void> {
  const jobs = await findRunningJobs(db)
  let left = TURN
  for (const job of jobs) {
    while (left > 0 && (await transaction(db, (trx) => batch(trx, job, clock.now()))) > 0) left -= 1
    if (left > 0) await finishJob(db, job.id, clock.now())
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
    await countResults(trx, id, { succeeded: rows.length - refused, failed: refused, date })
  return rows.length
}

/**
 * Notes of each account that did not move what stands against it, or the transaction that did it before.
 * @returns how many were refused
 */
async function record(
  trx: Trx,
  jobId: string,
  results: ReadonlyMap<string, Entered | ApiError>,
): Promise<number> {
  if (results.size === 0) return 0
  const items = [...results].map(([accountId, result]) => ({
    accountId,
    transactionId: result instanceof ApiError ? null : result.transactionId,
    error: result instanceof ApiError ? JSON.stringify(errorOf(result)) : null,
  }))
  await updateItems(trx, jobId, items)
  return items.filter(({ error }) => error !== null).length
}

function errorOf({ body, message }: ApiError): { code: string; description: string } {
  const { details } = body as { details?: { applicationError?: { code: string } } }
  return { code: details?.applicationError?.code ?? 'INVALID_ARGUMENT', description: message }
}
