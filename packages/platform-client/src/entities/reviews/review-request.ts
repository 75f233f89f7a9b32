import { z } from '@galleria/platform-client'
import { ReviewRequestChannel, ReviewRequestStatus } from '../../enums/reviews.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** Product that a buyer is asked about, and the review that came of it (review requests API). */
export const ReviewRequestItem = z.object({
  catalogItemId: z.string(),
  /** Set by the platform. */
  reviewId: z.nullish(Guid),
})
export type ReviewRequestItem = z.infer<typeof ReviewRequestItem>

/** Letter that asks a buyer to review what an order holds (review requests API). */
export const ReviewRequest = z.object({
  id: z.nullish(Guid),
  /** `stores`: no other is integrated. */
  namespace: z.string(),
  order: z.nullish(z.object({ id: z.string() })),
  /** At most 5. */
  items: z.array(ReviewRequestItem),
  recipient: z.nullish(z.object({ contactId: z.string() })),
  communicationChannel: z.nullish(ReviewRequestChannel),
  sendDate: z.nullish(DateTime),
  status: z.nullish(ReviewRequestStatus),
  revision: z.nullish(Int64),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>
