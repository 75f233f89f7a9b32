import { z } from '@galleria/platform-client'
import { ReviewRequestChannel, ReviewRequestReason, ReviewRequestStatus } from '../../enums/reviews.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** Product that a buyer is asked about, and the review that came of it (review requests API). */
export const ReviewRequestItem = z.object({
  catalogItemId: z.string(),
  /** Set by the platform. */
  reviewId: z.nullish(Guid),
  /** Left out of a product that was deleted. An extension of the embedded platform. */
  product: z.nullish(z.object({ name: z.string(), slug: z.string(), visible: z.boolean() })),
})
export type ReviewRequestItem = z.infer<typeof ReviewRequestItem>

/** Letter that asks a buyer to review what an order holds (review requests API). */
export const ReviewRequest = z.object({
  id: z.nullish(Guid),
  /** `stores`: no other is integrated. */
  namespace: z.string(),
  /** `number` is an extension of the embedded platform. */
  order: z.nullish(z.object({ id: z.string(), number: z.nullish(z.string()) })),
  /** At most 5. */
  items: z.array(ReviewRequestItem),
  /** `name` and `email` are extensions of the embedded platform. */
  recipient: z.nullish(
    z.object({ contactId: z.string(), name: z.nullish(z.string()), email: z.nullish(z.string()) }),
  ),
  communicationChannel: z.nullish(ReviewRequestChannel),
  /** Date at which it is to go, and after it went the one at which it was to. */
  sendDate: z.nullish(DateTime),
  status: z.nullish(ReviewRequestStatus),
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  /** Date at which the letter went. An extension of the embedded platform. */
  sentDate: z.nullish(DateTime),
  /** Of a canceled or failed one. An extension of the embedded platform. */
  reason: z.nullish(ReviewRequestReason),
  /** Whether the settings made it; else a call did. An extension of the embedded platform. */
  automatic: z.nullish(z.boolean()),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>
