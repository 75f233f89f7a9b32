import { defineCall, z } from '@galleria/platform-client'
import { ReviewRequest } from '../../entities/reviews/review-request.ts'
import * as operations from '../../operations/reviews/review-requests.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { ReviewRequest, ReviewRequestItem } from '../../entities/reviews/review-request.ts'

/** Request as an app makes it. Without a date, or with one in the past, it is sent at once: an inference. */
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
 * Asks the buyer of an order to review products of it. For apps alone at the hosted platform, like all calls here, and
 * for staff at the embedded one. Their filters, codes and answers are inferred from the other services. An order has one
 * request that waits or was sent; a canceled or failed one is replaced. ORDER_NOT_FOUND, REVIEW_REQUEST_ALREADY_EXISTS.
 */
export const createReviewRequest = /* @__PURE__ */ defineCall<
  { reviewRequest: NewReviewRequest },
  ReviewRequestAnswer
>(operations.createReviewRequest, Answer)

/** One request with its state. REVIEW_REQUEST_NOT_FOUND. */
export const getReviewRequest = /* @__PURE__ */ defineCall<{ reviewRequestId: string }, ReviewRequestAnswer>(
  operations.getReviewRequest,
  Answer,
)

/** Takes a request away; its order is not asked again by itself. REVIEW_REQUEST_NOT_FOUND. */
export const deleteReviewRequest = /* @__PURE__ */ defineCall<
  { reviewRequestId: string },
  Record<string, never>
>(operations.deleteReviewRequest, () => z.object({}))

/**
 * Requests by a cursor, 50 a page unless told and at most 100. By `id`, `namespace`, `order.id`, `items.catalogItemId`,
 * `items.reviewId`, `recipient.contactId`, `communicationChannel`, `status`, `sendDate` and `createdDate`; sorted by a
 * date, oldest first unless told.
 */
export const queryReviewRequests = /* @__PURE__ */ defineCall<
  { query?: CursorQuery },
  { reviewRequests: ReviewRequest[]; metadata: z.infer<typeof CursorMetadata> }
>(
  operations.queryReviewRequests,
  () => z.object({ reviewRequests: z.array(ReviewRequest), metadata: CursorMetadata }),
  { repeatable: true },
)

/** Number of the requests that the filter of `queryReviewRequests` finds. */
export const countReviewRequests = /* @__PURE__ */ defineCall<{ filter?: object }, { count: number }>(
  operations.countReviewRequests,
  () => z.object({ count: z.number() }),
  { repeatable: true },
)

/** Makes 1 to 100 requests, each by itself; `returnEntity` answers them too. */
export const bulkCreateReviewRequest = /* @__PURE__ */ defineCall<
  { reviewRequests: readonly NewReviewRequest[]; returnEntity?: boolean },
  BulkAnswer<ReviewRequest>
>(operations.bulkCreateReviewRequest, () => bulkAnswer(ReviewRequest))

/** Cancels all scheduled requests that the filter finds, in a job; `getReviewBulkJob` of `reviews` tells how far it is. */
export const bulkCancelReviewRequestsByFilter = /* @__PURE__ */ defineCall<
  { filter: object },
  { jobId: string }
>(operations.bulkCancelReviewRequestsByFilter, () => z.object({ jobId: z.string() }))

/**
 * Sends a scheduled request at once. The answer tells what became of it: one that nobody may be asked any more is
 * canceled instead. REVIEW_REQUEST_NOT_FOUND, REVIEW_REQUEST_NOT_SCHEDULED (428). An extension of the embedded platform.
 */
export const sendReviewRequest = /* @__PURE__ */ defineCall<{ reviewRequestId: string }, ReviewRequestAnswer>(
  operations.sendReviewRequest,
  Answer,
)

/** Cancels a scheduled request. REVIEW_REQUEST_NOT_FOUND, REVIEW_REQUEST_NOT_SCHEDULED (428). An extension of the embedded platform. */
export const cancelReviewRequest = /* @__PURE__ */ defineCall<
  { reviewRequestId: string },
  ReviewRequestAnswer
>(operations.cancelReviewRequest, Answer)
