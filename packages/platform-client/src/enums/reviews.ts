import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** Where a review stands between its author and the shop; shoppers read APPROVED ones alone (reviews API). */
export const ReviewModerationStatus = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'APPROVED',
  'IN_MODERATION',
  'REJECTED',
  'SUBMITTED',
])
export type ReviewModerationStatus = z.infer<typeof ReviewModerationStatus>

/** Source of a review: written in the shop, or brought in by an app (reviews API). */
export const ReviewOriginType = /* @__PURE__ */ enumeration(['UNKNOWN', 'ORGANIC', 'APP'])
export type ReviewOriginType = z.infer<typeof ReviewOriginType>

/** State of a request to review (review requests API). */
export const ReviewRequestStatus = /* @__PURE__ */ enumeration(['SCHEDULED', 'CANCELED', 'FAILED', 'SENT'])
export type ReviewRequestStatus = z.infer<typeof ReviewRequestStatus>

/** Way by which a buyer is asked to review (review requests API). */
export const ReviewRequestChannel = /* @__PURE__ */ enumeration(['EMAIL'])
export type ReviewRequestChannel = z.infer<typeof ReviewRequestChannel>

/** Why a request was canceled or failed. An extension of the embedded platform. */
export const ReviewRequestReason = /* @__PURE__ */ enumeration([
  'STAFF',
  'REVIEWED',
  'ORDER_CANCELED',
  'REFUNDED',
  'PRODUCTS_HIDDEN',
  'LATE',
  'REFUSED',
  'NO_EMAIL',
])
export type ReviewRequestReason = z.infer<typeof ReviewRequestReason>

/** Work of a job about many reviews or requests. An extension of the embedded platform. */
export const ReviewBulkAction = /* @__PURE__ */ enumeration(['MODERATE', 'DELETE', 'CANCEL_REQUESTS'])
export type ReviewBulkAction = z.infer<typeof ReviewBulkAction>
