import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { REVIEW_JOBS } from './begin.ts'
import { findJob, insertJob, insertUndoItems, updateTotal } from './store.ts'

type Context = Pick<Services, 'clock' | 'schedule'> & { readonly db: Db; readonly caller: Caller }

export async function jobOf(db: Db, id: string) {
  const job = isUuid(id) ? await findJob(db, id) : undefined
  if (!job) throw applicationError(404, 'ASYNC_JOB_NOT_FOUND', 'Job not found.')
  return job
}

/** Whether a job can be undone: a finished decision, once. */
export const canUndo = ({ action, status, undoes, undone }: Awaited<ReturnType<typeof jobOf>>) =>
  action === 'MODERATE' && status === 'FINISHED' && undoes === null && !undone

/** Begins the job that undoes another. @throws ApiError 404 ASYNC_JOB_NOT_FOUND, 428 NOT_UNDOABLE */
export async function undoJob(
  { db, clock, schedule, caller }: Context,
  id: string,
): Promise<{ jobId: string }> {
  const jobId = randomUUID()
  await transaction(db, async (trx) => {
    const job = await jobOf(trx, id)
    const date = clock.now()
    const { action } = job
    const isFirst =
      canUndo(job) &&
      (await insertJob(trx, { jobId, action, caller, date, undoes: job.id, moderationStatus: null }))
    if (!isFirst)
      throw applicationError(
        428,
        'NOT_UNDOABLE',
        'Only a finished decision about reviews can be undone, and only once.',
      )
    await insertUndoItems(trx, jobId, job.id)
    await updateTotal(trx, jobId)
  })
  schedule.wake(REVIEW_JOBS)
  return { jobId }
}
