import { z } from '@galleria/platform-client'
import { ReviewBulkAction, ReviewModerationStatus } from '../../enums/reviews.ts'
import { DateTime, Guid } from '../common/scalars.ts'

/** Job about many reviews or requests, and how far it is. An extension of the embedded platform. */
export const ReviewBulkJob = z.object({
  id: Guid,
  action: ReviewBulkAction,
  /** Status that reviews are given; left out of other jobs, and of one that gives back what was before. */
  moderationStatus: z.nullish(ReviewModerationStatus),
  /** RUNNING, FINISHED. */
  status: z.string(),
  total: z.number(),
  succeeded: z.number(),
  failed: z.number(),
  /** Whether `undoReviewBulkJob` may be asked: of a finished decision that was not undone yet. */
  canUndo: z.boolean(),
  /** Job that this one undoes. */
  undoes: z.nullish(Guid),
  createdDate: DateTime,
  updatedDate: DateTime,
})
export type ReviewBulkJob = z.infer<typeof ReviewBulkJob>

/** Outcome of one review or request of a job. An extension of the embedded platform. */
export const ReviewBulkResult = z.object({
  itemId: Guid,
  /** Title of a review that is still there, else its author. */
  name: z.nullish(z.string()),
  /** PENDING, SUCCEEDED, FAILED. */
  status: z.string(),
  error: z.nullish(z.object({ code: z.string(), description: z.string() })),
})
export type ReviewBulkResult = z.infer<typeof ReviewBulkResult>
