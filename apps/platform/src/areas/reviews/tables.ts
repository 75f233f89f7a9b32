import type { KnownOf, ReviewRequestReason } from '@galleria/platform-client/enums'
import type { ColumnType } from 'kysely'
import type { Caller } from '../../base/caller-type.ts'

/** Picture of a review; its bytes are in `reviewPictures`. */
export interface StoredPicture {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Statuses that this platform gives. */
export type ReviewStatus = 'APPROVED' | 'IN_MODERATION' | 'REJECTED'

/** State of the request for an order; NONE where there is none and none is made. */
type RequestStatus = 'SCHEDULED' | 'SENT' | 'CANCELED' | 'FAILED' | 'NONE'

export type RequestReason = KnownOf<typeof ReviewRequestReason>

export type ReviewBulkAction = 'MODERATE' | 'DELETE' | 'CANCEL_REQUESTS'

export interface BulkError {
  readonly code: string
  readonly description: string
}

export interface ReviewTables {
  reviews: {
    id: string
    productId: string
    memberId: string
    authorName: string | null
    title: string | null
    body: string | null
    rating: number
    media: ColumnType<readonly StoredPicture[]>
    /** Found in the member's orders. */
    verified: boolean
    status: ReviewStatus
    /** Staff decided, not the setting. */
    manuallyChanged: boolean
    publishCount: number
    replyMessage: string | null
    replyCreatedAt: Date | null
    replyUpdatedAt: Date | null
    /** APP where it was brought in. */
    origin: ColumnType<'ORGANIC' | 'APP', 'ORGANIC' | 'APP' | undefined>
    /** App that brought it in; null where staff did. */
    originAppId: ColumnType<string | null, string | null | undefined>
    /** Date at which it was written, where it was brought in later. */
    reviewDate: ColumnType<Date | null, Date | null | undefined>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  /** Members whom a review helped. */
  reviewVotes: { reviewId: string; memberId: string; createdAt: Date }
  reviewPictures: {
    id: string
    memberId: string
    /** Null until a review names it. */
    reviewId: string | null
    bytes: Buffer
    width: number
    height: number
    createdAt: Date
  }
  /** Requests to review an order: at most one of each. */
  reviewRequests: {
    orderId: string
    memberId: string
    id: string
    status: RequestStatus
    /** SHOP of those that the settings make, APP of those that a call makes. */
    source: 'SHOP' | 'APP'
    /** Null of rows that the release before wrote. */
    sendDate: ColumnType<Date | null, Date>
    sentAt: Date | null
    reason: RequestReason | null
    revision: number
    createdAt: Date
    updatedAt: ColumnType<Date | null, Date>
  }
  /** Products of a request, in their order. */
  reviewRequestItems: { orderId: string; position: number; productId: string; reviewId: string | null }
  /** Changes of many reviews or requests, carried on by any server. */
  reviewBulkJobs: {
    id: string
    action: ReviewBulkAction
    moderationStatus: ReviewStatus | null
    undoes: string | null
    status: 'RUNNING' | 'FINISHED'
    total: number
    succeeded: ColumnType<number, number | undefined>
    failed: ColumnType<number, number | undefined>
    /** Events are told as caused by them, whenever the job gets there. */
    createdBy: ColumnType<Caller>
    createdAt: Date
    updatedAt: Date
  }
  reviewBulkItems: {
    jobId: string
    itemId: string
    status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
    statusBefore: ReviewStatus | null
    wanted: ReviewStatus | null
    error: BulkError | null
  }
  /** Row 1; without it a shop has the defaults. */
  reviewSettings: {
    id: number
    isModerated: boolean
    asksForReviews: boolean
    askAfterDays: number
    revision: number
    updatedAt: Date
  }
}
