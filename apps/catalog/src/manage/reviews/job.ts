import {
  bulkDeleteReviews,
  bulkUpdateModerationStatus,
  undoReviewBulkJob,
} from '@galleria/platform-client/reviews'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import { filterIn } from './filter.ts'

/** Change of many reviews, of those that were picked or of all that the list's address finds. */
export interface ManySent {
  readonly intent: 'many'
  readonly act: 'APPROVED' | 'REJECTED' | 'DELETE'
  /** Picked ones; without them all that are found. */
  readonly ids?: readonly string[]
}

/** Begun job, for its page. */
export interface Begun {
  readonly jobId: string
}

/** Begins a job, which goes on when the page is left. */
export function changeMany(
  { client, t, url }: Pick<ManageRequest, 'client' | 't' | 'url'>,
  { act, ids }: ManySent,
) {
  const filter = ids ? { id: { $in: ids } } : filterIn(url.searchParams)
  return outcome(
    t,
    (): Promise<Begun> =>
      act === 'DELETE'
        ? bulkDeleteReviews(client, { filter })
        : bulkUpdateModerationStatus(client, { filter, status: act }),
  )
}

export function undoMany({ client, t, id }: Pick<ManageRequest, 'client' | 't' | 'id'>) {
  return outcome(t, (): Promise<Begun> => undoReviewBulkJob(client, { jobId: id }))
}
