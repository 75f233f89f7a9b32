import { defineCall, z } from '@galleria/platform-client'
import { Image } from '../../entities/common/image.ts'
import { Review } from '../../entities/reviews/review.ts'
import { ReviewBulkJob, ReviewBulkResult } from '../../entities/reviews/review-bulk-job.ts'
import { ReviewSummary } from '../../entities/reviews/review-summary.ts'
import * as operations from '../../operations/reviews/reviews.ts'
import { BulkActionMetadata, ItemMetadata } from '../../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { Review, ReviewMedia, ReviewReply } from '../../entities/reviews/review.ts'
export type { ReviewBulkJob, ReviewBulkResult } from '../../entities/reviews/review-bulk-job.ts'
export type { ReviewSummary } from '../../entities/reviews/review-summary.ts'

/** Namespace of products: the only one that the reviews API integrates. */
export const STORES_NAMESPACE = 'stores'

/** Text and stars as their author sends them. */
export interface ReviewContent {
  readonly title?: string | undefined
  readonly body?: string | undefined
  /** From 1 to 5. */
  readonly rating: number
  /** Pictures that `uploadReviewPicture` answered, by their ids. */
  readonly media?: readonly { readonly image: { readonly id: string } }[] | undefined
}

const Answer = () => z.object({ review: Review })
const Page = () => z.object({ reviews: z.array(Review), metadata: CursorMetadata })
interface ReviewAnswer {
  review: Review
}
interface ReviewPage {
  reviews: Review[]
  metadata: z.infer<typeof CursorMetadata>
}

/**
 * Reviews by a cursor, 50 a page unless told and at most 100. By `id`, `entityId`, `namespace`, `author.contactId`,
 * `moderation.moderationStatus`, `createdDate`, `content.rating`, `helpfulness`, `verified`, `origin.type` and, with
 * `$isEmpty`, `content.media`; sorted by date, stars, helpfulness or purchase, oldest first unless told. Shoppers read
 * approved ones; `returnPrivateReviews` answers staff the others too.
 */
export const queryReviews = /* @__PURE__ */ defineCall<
  { query?: CursorQuery; returnPrivateReviews?: boolean },
  ReviewPage
>(operations.queryReviews, Page, { repeatable: true })

/** Number of the reviews that the filter of `queryReviews` finds. TOO_MANY_TO_COUNT (hosted platform). */
export const countReviews = /* @__PURE__ */ defineCall<
  { filter?: object; includePrivateReviews?: boolean },
  { count: number }
>(operations.countReviews, () => z.object({ count: z.number() }), { repeatable: true })

/** One approved review; of another status to staff with `returnPrivateReviews`, and to its author. REVIEW_NOT_FOUND. */
export const getReview = /* @__PURE__ */ defineCall<
  { reviewId: string; returnPrivateReviews?: boolean },
  ReviewAnswer
>(operations.getReview, Answer)

/**
 * Writes the member's review of a product. One per member and product: REVIEW_ALREADY_EXISTS (409). Without `authorName`
 * it has the member's name. `verified` is found in the member's orders. At most five pictures. PRODUCT_NOT_FOUND, MEMBER_MUTED, THROTTLED_FEATURE.
 */
export const createReview = /* @__PURE__ */ defineCall<
  {
    review: {
      readonly namespace: string
      readonly entityId: string
      readonly content: ReviewContent
      readonly author?: { readonly authorName?: string }
    }
  },
  ReviewAnswer
>(operations.createReview, Answer)

/**
 * Replaces what the author said; a moderated shop decides about it anew. REVIEW_NOT_FOUND of somebody else's, REVISION_MISMATCH.
 */
export const updateReview = /* @__PURE__ */ defineCall<
  { review: { readonly id: string; readonly revision: string; readonly content: ReviewContent } },
  ReviewAnswer
>(operations.updateReview, Answer)

/** Deletes a review with its pictures and votes, for its author or staff. REVIEW_NOT_FOUND. */
export const deleteReview = /* @__PURE__ */ defineCall<{ reviewId: string }, ReviewAnswer>(
  operations.deleteReview,
  Answer,
)

/** Answers a review in the shop's name, or changes the answer. For staff. */
export const setReply = /* @__PURE__ */ defineCall<{ reviewId: string; message: string }, ReviewAnswer>(
  operations.setReply,
  Answer,
)

/** Takes the shop's answer away. For staff. */
export const removeReply = /* @__PURE__ */ defineCall<{ reviewId: string }, ReviewAnswer>(
  operations.removeReply,
  Answer,
)

/** Approves or rejects a review. IN_MODERATION, which undoes a decision, is an extension of the embedded platform. For staff. */
export const updateModerationStatus = /* @__PURE__ */ defineCall<
  { reviewId: string; status: 'APPROVED' | 'REJECTED' | 'IN_MODERATION' },
  ReviewAnswer
>(operations.updateModerationStatus, Answer, { repeatable: true })

/** Review of another shop or an app: with its author's contact, and the date at which it was written. */
export interface ImportedReview {
  readonly namespace: string
  readonly entityId: string
  readonly content: ReviewContent
  /** `email` in place of the contact is an extension of the embedded platform. */
  readonly author: ({ readonly contactId: string } | { readonly email: string }) & {
    readonly authorName?: string
  }
  /** ISO 8601. */
  readonly reviewDate?: string
}

/**
 * Writes 1 to 100 reviews, each by itself, as of origin `APP`: they wait for the shop where it is moderated, and earn no
 * points. The embedded platform takes contacts of members alone. PRODUCT_NOT_FOUND, CONTACT_NOT_FOUND and
 * REVIEW_ALREADY_EXISTS in the results. For staff.
 */
export const bulkCreateReview = /* @__PURE__ */ defineCall<
  { reviews: readonly ImportedReview[]; returnEntity?: boolean },
  {
    results: { itemMetadata: ItemMetadata; review?: Review | null | undefined }[]
    bulkActionMetadata: BulkActionMetadata
  }
>(operations.bulkCreateReview, () =>
  z.object({
    results: z.array(z.object({ itemMetadata: ItemMetadata, review: z.nullish(Review) })),
    bulkActionMetadata: BulkActionMetadata,
  }),
)

/** Deletes all reviews that the filter finds, in a job; `{}` finds all. For staff. */
export const bulkDeleteReviews = /* @__PURE__ */ defineCall<{ filter: object }, { jobId: string }>(
  operations.bulkDeleteReviews,
  () => z.object({ jobId: z.string() }),
)

/** Decides about all reviews that the filter finds, in a job; `{}` finds all. For staff. */
export const bulkUpdateModerationStatus = /* @__PURE__ */ defineCall<
  { filter: object; status: 'APPROVED' | 'REJECTED' },
  { jobId: string }
>(operations.bulkUpdateModerationStatus, () => z.object({ jobId: z.string() }))

/**
 * Decides about at most 100 reviews, each by itself; one that is gone is told by its id. An extension of the embedded
 * platform: the reviews API does it by a filter and a job. For staff.
 */
export const bulkModerateReviews = /* @__PURE__ */ defineCall<
  { reviewIds: readonly string[]; status: 'APPROVED' | 'REJECTED' | 'IN_MODERATION' },
  { reviews: Review[]; missingIds: string[] }
>(
  operations.bulkModerateReviews,
  () => z.object({ reviews: z.array(Review), missingIds: z.array(z.string()) }),
  { repeatable: true },
)

/** Job of a bulk call about reviews or requests, and how far it is. ASYNC_JOB_NOT_FOUND. An extension of the embedded platform. For staff. */
export const getReviewBulkJob = /* @__PURE__ */ defineCall<{ jobId: string }, { job: ReviewBulkJob }>(
  operations.getReviewBulkJob,
  () => z.object({ job: ReviewBulkJob }),
)

/** Outcome of each review or request of a job. ASYNC_JOB_NOT_FOUND. An extension of the embedded platform. For staff. */
export const listReviewBulkResults = /* @__PURE__ */ defineCall<
  {
    jobId: string
    status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
    cursorPaging?: { limit?: number; cursor?: string }
  },
  { results: ReviewBulkResult[]; pagingMetadata: z.infer<typeof CursorMetadata> }
>(operations.listReviewBulkResults, () =>
  z.object({ results: z.array(ReviewBulkResult), pagingMetadata: CursorMetadata }),
)

/**
 * Begins a job that gives each review of a finished decision the status that it had before; one that was decided about
 * again since then stays. ASYNC_JOB_NOT_FOUND, NOT_UNDOABLE (428). An extension of the embedded platform. For staff.
 */
export const undoReviewBulkJob = /* @__PURE__ */ defineCall<{ jobId: string }, { jobId: string }>(
  operations.undoReviewBulkJob,
  () => z.object({ jobId: z.string() }),
)

/** Counts the member once as one whom a review helped. OWN_REVIEW (428) of the author. An extension of the embedded platform. */
export const markReviewHelpful = /* @__PURE__ */ defineCall<{ reviewId: string }, ReviewAnswer>(
  operations.markReviewHelpful,
  Answer,
  { repeatable: true },
)

/** Takes the member's vote back. An extension of the embedded platform. */
export const unmarkReviewHelpful = /* @__PURE__ */ defineCall<{ reviewId: string }, ReviewAnswer>(
  operations.unmarkReviewHelpful,
  Answer,
)

/** Numbers of at most 100 products, in the order of the ids; 0 where there are no reviews. An extension of the embedded platform. */
export const queryReviewSummaries = /* @__PURE__ */ defineCall<
  { entityIds: readonly string[] },
  { summaries: ReviewSummary[] }
>(operations.queryReviewSummaries, () => z.object({ summaries: z.array(ReviewSummary) }), {
  repeatable: true,
})

/** The member's own reviews of any status with their products, newest first. An extension of the embedded platform. */
export const queryMyReviews = /* @__PURE__ */ defineCall<{ query?: CursorQuery }, ReviewPage>(
  operations.queryMyReviews,
  Page,
  { repeatable: true },
)

/**
 * A product as the member knows it: their review, whether they bought it, and which of its reviews helped them. An
 * extension of the embedded platform.
 */
export const getMyReviewOf = /* @__PURE__ */ defineCall<
  { entityId: string },
  { review?: Review | null | undefined; verified: boolean; helpfulReviewIds: string[] }
>(operations.getMyReviewOf, () =>
  z.object({ review: z.nullish(Review), verified: z.boolean(), helpfulReviewIds: z.array(z.string()) }),
)

/**
 * Keeps a picture for a review, which names it by its id within a day. `data` is a JPEG, PNG or WebP file in base64; the
 * whole call holds a million bytes. PICTURE_NOT_READABLE, THROTTLED_FEATURE. An extension of the embedded platform.
 */
export const uploadReviewPicture = /* @__PURE__ */ defineCall<
  { data: string },
  { image: z.infer<typeof Image> }
>(operations.uploadReviewPicture, () => z.object({ image: Image }))
