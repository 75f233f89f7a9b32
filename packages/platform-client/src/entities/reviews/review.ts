import { z } from '@galleria/platform-client'
import { ReviewModerationStatus, ReviewOriginType } from '../../enums/reviews.ts'
import { Image } from '../common/image.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'
import { Video } from '../common/video.ts'

/** Picture or film of a review (reviews API). The embedded platform takes pictures alone. */
export const ReviewMedia = z.object({ image: z.nullish(Image), video: z.nullish(Video) })
export type ReviewMedia = z.infer<typeof ReviewMedia>

/** Answer of the shop to a review, at most 1000 characters (reviews API). */
export const ReviewReply = z.object({
  message: z.string(),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
})
export type ReviewReply = z.infer<typeof ReviewReply>

/** Review of a product (reviews API, `wix.reviews.v1.review`). */
export const Review = z.object({
  id: Guid,
  /** `stores`: no other is integrated. */
  namespace: z.string(),
  /** Product. */
  entityId: z.string(),
  content: z.object({
    /** At most 3000 characters each. */
    title: z.nullish(z.string()),
    body: z.nullish(z.string()),
    /** Stars from 1 to 5. */
    rating: z.number(),
    media: z.optional(z.array(ReviewMedia)),
  }),
  author: z.object({
    /** For staff and the author alone at the embedded platform. */
    contactId: z.nullish(z.string()),
    authorName: z.nullish(z.string()),
  }),
  reply: z.nullish(ReviewReply),
  foundHelpful: z.nullish(z.number()),
  foundUnhelpful: z.nullish(z.number()),
  /** `foundHelpful` less `foundUnhelpful`. */
  helpfulness: z.nullish(z.number()),
  moderation: z.nullish(
    z.object({ moderationStatus: ReviewModerationStatus, manuallyChanged: z.nullish(z.boolean()) }),
  ),
  /** Whether the author bought the product, as the platform finds it in their orders. */
  verified: z.nullish(z.boolean()),
  origin: z.nullish(z.object({ type: ReviewOriginType, appId: z.nullish(z.string()) })),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  /** Date of the review itself, where an import brought it later. */
  reviewDate: z.nullish(DateTime),
  relevanceScore: z.nullish(z.number()),
  publishCount: z.nullish(z.number()),
  revision: z.nullish(Int64),
  /** Reviewed product, for staff and the author. An extension of the embedded platform. */
  product: z.nullish(z.object({ name: z.string(), slug: z.string(), visible: z.boolean() })),
})
export type Review = z.infer<typeof Review>
