import type { Selectable } from 'kysely'
import { ApiError, applicationError } from '../../../base/errors.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { noReview } from '../answers.ts'
import { decide } from '../moderation/decide.ts'
import { cancelRequest } from '../requests/acts.ts'
import { lockReview } from '../store/reviews.ts'
import type { BulkError, ReviewStatus, ReviewTables } from '../tables.ts'
import { deleteReview } from '../writes/delete.ts'
import { claimItems, findGiven, findRunningJobs, finishJob, type ItemResult, record } from './store.ts'

type Job = Selectable<ReviewTables['reviewBulkJobs']>
type Site = Pick<Services, 'db' | 'config' | 'hooks' | 'clock'>
interface Item {
  readonly itemId: string
  readonly wanted: ReviewStatus | null
}

/** Batches of one turn, so that other jobs of the platform get theirs. */
const TURN = 100

/**
 * Carries every unfinished job on. Any server may, and several at once: items are claimed by their locks and written with
 * what was done in one transaction, so that a kill leaves each of them done once or not begun.
 */
export async function carryReviewJobsOn(site: Site): Promise<void> {
  const { db, clock } = site
  let left = TURN
  for (const job of await findRunningJobs(db)) {
    while (left > 0 && (await transaction(db, (trx) => batch(trx, site, job))) > 0) left -= 1
    if (left > 0) await finishJob(db, job.id, clock.now())
  }
}

async function batch(trx: Trx, site: Site, job: Job): Promise<number> {
  const items = await claimItems(trx, job.id)
  if (items.length === 0) return 0
  const results: ItemResult[] = []
  for (const item of items) results.push(await one(trx, site, job, item))
  await record(trx, job.id, results, site.clock.now())
  return items.length
}

/** Does one. Refusals come before any write, so that the rest of the batch stays valid. */
async function one(trx: Trx, site: Site, job: Job, item: Item): Promise<ItemResult> {
  const { itemId } = item
  try {
    return { itemId, before: await work(trx, site, job, item), error: null }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return { itemId, before: null, error: errorOf(error) }
    throw error
  }
}

/** @returns the status that a review had */
async function work(trx: Trx, site: Site, job: Job, { itemId, wanted }: Item): Promise<ReviewStatus | null> {
  const context = { ...site, caller: job.createdBy }
  if (job.action === 'CANCEL_REQUESTS') {
    await cancelRequest(trx, site, itemId)
    return null
  }
  if (job.action === 'DELETE') return (await deleteReview(trx, context, itemId)).status
  const before = await lockReview(trx, itemId)
  if (!before || !wanted) throw noReview()
  if (job.undoes && before.status !== (await findGiven(trx, job.undoes, itemId)))
    throw applicationError(409, 'DECIDED_AGAIN', 'The review was decided about again since then.')
  await decide(trx, context, itemId, wanted)
  return before.status
}

function errorOf({ body, message }: ApiError): BulkError {
  const { details } = body as { details?: { applicationError?: { code: string } } }
  return { code: details?.applicationError?.code ?? 'INVALID_ARGUMENT', description: message }
}
