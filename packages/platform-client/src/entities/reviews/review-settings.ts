import { z } from '@galleria/platform-client'
import { Int64 } from '../common/scalars.ts'

/** Settings of reviews. An extension of the embedded platform: the hosted one has them in its dashboard. */
export const ReviewSettings = z.object({
  revision: Int64,
  /** Whether each review waits for staff before shoppers read it. */
  isModerated: z.boolean(),
  /** Whether members are asked by email to review what they bought. */
  asksForReviews: z.boolean(),
  /** Days from the last parcel to that email. */
  askAfterDays: z.number(),
})
export type ReviewSettings = z.infer<typeof ReviewSettings>
