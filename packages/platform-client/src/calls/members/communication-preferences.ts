import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/members/communication-preferences.ts'

/** Mail that the store sends of its own accord. Mail about a purchase or the account is always sent. */
export interface CommunicationPreferences {
  /** A reminder of a cart or a checkout that was left. */
  readonly abandonedCart: boolean
  /** A warning before points expire. */
  readonly pointsExpiry: boolean
  /** Mail that an item which the member asked about is back in stock. */
  readonly backInStock: boolean
  /** A request to review what was bought; absent of a platform that sends none. */
  readonly reviewRequest?: boolean | undefined
  /** Mail that a wished item costs less, for lists that tell of prices; absent of a platform that sends none. */
  readonly priceDrop?: boolean | undefined
}

type Answer = { communicationPreferences: CommunicationPreferences }
const Answer = () =>
  z.object({
    communicationPreferences: z.object({
      abandonedCart: z.boolean(),
      pointsExpiry: z.boolean(),
      backInStock: z.boolean(),
      reviewRequest: z.optional(z.boolean()),
      priceDrop: z.optional(z.boolean()),
    }),
  })

/** All are wanted until one is refused. */
export const getMyCommunicationPreferences = /* @__PURE__ */ defineCall<undefined, Answer>(
  operations.getMyCommunicationPreferences,
  Answer,
)

/** Changes those that are named, and leaves the others as they are. */
export const updateMyCommunicationPreferences = /* @__PURE__ */ defineCall<
  { communicationPreferences: Partial<CommunicationPreferences> },
  Answer
>(operations.updateMyCommunicationPreferences, Answer)
