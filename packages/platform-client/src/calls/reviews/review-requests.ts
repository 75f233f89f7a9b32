import { defineCall, z } from '@galleria/platform-client'
import { ReviewRequest } from '../../entities/reviews/review-request.ts'
import * as operations from '../../operations/reviews/review-requests.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { ReviewRequest, ReviewRequestItem } from '../../entities/reviews/review-request.ts'

/** Request as an app makes it; a date in the past is sent at once: an inference. */
export interface NewReviewRequest {
  /** `stores`. */
  readonly namespace: string
  readonly order: { readonly id: string }
  /** 1 to 5 products of the order. */
  readonly items: readonly { readonly catalogItemId: string }[]
  readonly recipient: { readonly contactId: string }
  readonly communicationChannel?: 'EMAIL'
  /** ISO 8601. */
  readonly sendDate?: string
}

const Answer = () => z.object({ reviewRequest: ReviewRequest })
interface ReviewRequestAnswer {
  reviewRequest: ReviewRequest
}

/**
 * Asks a buyer to review products of an order. For apps alone, like all calls here. Their answers are inferred from the
 * other services, and the embedded platform does not answer them: its letters go by `ReviewSettings`.
 */
export const createReviewRequest = /* @__PURE__ */ defineCall<
  { reviewRequest: NewReviewRequest },
  ReviewRequestAnswer
>(operations.createReviewRequest, Answer)

/** One request with its state. The embedded platform does not answer it. */
export const getReviewRequest = /* @__PURE__ */ defineCall<{ reviewRequestId: string }, ReviewRequestAnswer>(
  operations.getReviewRequest,
  Answer,
)

/** Takes a request away. The embedded platform does not answer it. */
export const deleteReviewRequest = /* @__PURE__ */ defineCall<
  { reviewRequestId: string },
  Record<string, never>
>(operations.deleteReviewRequest, () => z.object({}))

/** Requests by a cursor. The embedded platform does not answer it. */
export const queryReviewRequests = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { reviewRequests: ReviewRequest[]; metadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryReviewRequests,
  () => z.object({ reviewRequests: z.array(ReviewRequest), metadata: CursorMetadata }),
  { repeatable: true },
)

/** Number of the requests that the filter of `queryReviewRequests` finds. The embedded platform does not answer it. */
export const countReviewRequests = /* @__PURE__ */ defineCall<{ filter?: object }, { count: number }>(
  operations.countReviewRequests,
  () => z.object({ count: z.number() }),
  { repeatable: true },
)

/** Makes several requests, each by itself. The embedded platform does not answer it. */
export const bulkCreateReviewRequest = /* @__PURE__ */ defineCall<
  { reviewRequests: readonly NewReviewRequest[]; returnEntity?: boolean },
  BulkAnswer<ReviewRequest>
>(operations.bulkCreateReviewRequest, () => bulkAnswer(ReviewRequest))

/** Cancels all scheduled requests that the filter finds, in a job. The embedded platform does not answer it. */
export const bulkCancelReviewRequestsByFilter = /* @__PURE__ */ defineCall<
  { filter: object },
  { jobId: string }
>(operations.bulkCancelReviewRequestsByFilter, () => z.object({ jobId: z.string() }))
