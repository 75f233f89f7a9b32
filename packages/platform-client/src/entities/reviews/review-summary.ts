import { z } from '@galleria/platform-client'

/** Numbers of the approved reviews of a product. An extension of the embedded platform: the reviews API has no aggregate. */
export const ReviewSummary = z.object({
  entityId: z.string(),
  count: z.number(),
  /** Mean of the stars, rounded to a tenth; 0 without reviews. */
  average: z.number(),
  /** Reviews by stars, beginning with one star. */
  byRating: z.array(z.number()),
  /** Reviews of buyers, and reviews with pictures. */
  verified: z.number(),
  withMedia: z.number(),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>
