import type { ColumnType } from 'kysely'

/** Picture of a review; its bytes are in `reviewPictures`. */
export interface StoredPicture {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Statuses that this platform gives. */
export type ReviewStatus = 'APPROVED' | 'IN_MODERATION' | 'REJECTED'

/** Outcome of the request for an order. */
export type RequestStatus = 'SENT' | 'REFUSED' | 'NOTHING'

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
  /** Orders whose buyers were asked to review them. */
  reviewRequests: { orderId: string; memberId: string; status: RequestStatus; createdAt: Date }
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
