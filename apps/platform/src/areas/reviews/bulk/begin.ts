import { randomUUID } from 'node:crypto'
import { type Db, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { waitingRequests } from '../requests/store/list.ts'
import { foundReviews } from '../store/list.ts'
import type { ReviewBulkAction, ReviewStatus } from '../tables.ts'
import { insertJob, insertRequestItems, insertReviewItems, updateTotal } from './store.ts'

/** Name of the job in the schedule. */
export const REVIEW_JOBS = 'review bulk jobs'

interface Wanted {
  readonly action: ReviewBulkAction
  readonly filter: unknown
  readonly moderationStatus?: ReviewStatus
}

type Context = Pick<Services, 'clock' | 'schedule'> & { readonly db: Db; readonly caller: Caller }

/** Begins a job about what is found now; later changes do not alter the selection. */
export async function beginJob(
  { db, clock, schedule, caller }: Context,
  { action, filter, moderationStatus }: Wanted,
): Promise<{ jobId: string }> {
  const jobId = randomUUID()
  await transaction(db, async (trx) => {
    const date = clock.now()
    await insertJob(trx, {
      ...{ jobId, action, caller, date, undoes: null },
      moderationStatus: moderationStatus ?? null,
    })
    if (action === 'CANCEL_REQUESTS') await insertRequestItems(trx, jobId, waitingRequests(filter))
    else await insertReviewItems(trx, jobId, foundReviews(filter), moderationStatus ?? null)
    await updateTotal(trx, jobId)
  })
  schedule.wake(REVIEW_JOBS)
  return { jobId }
}
