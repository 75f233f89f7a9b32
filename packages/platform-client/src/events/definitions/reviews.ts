import { z } from '@galleria/platform-client'
import { Review } from '../../entities/reviews/review.ts'
import { ReviewModerationStatus } from '../../enums/reviews.ts'
import { action, created, deletedEntity, updated } from '../definition.ts'

const review = 'wix.reviews.v1.review'

/** `wix.reviews.v1.review_created` (reviews API). */
export const reviewCreated = /* @__PURE__ */ created(review, Review)
/** `wix.reviews.v1.review_updated` (reviews API). */
export const reviewUpdated = /* @__PURE__ */ updated(review, Review)
/** `wix.reviews.v1.review_deleted` (reviews API). */
export const reviewDeleted = /* @__PURE__ */ deletedEntity(review, Review)
/** `wix.reviews.v1.review_review_published` (reviews API): shoppers may read it. */
export const reviewPublished = /* @__PURE__ */ action(
  review,
  'review_published',
  z.object({ review: z.nullish(Review) }),
)
/** `wix.reviews.v1.review_moderation_status_changed` (reviews API). */
export const reviewModerationStatusChanged = /* @__PURE__ */ action(
  review,
  'moderation_status_changed',
  z.object({
    review: z.nullish(Review),
    previousModerationStatus: z.nullish(ReviewModerationStatus),
  }),
)
