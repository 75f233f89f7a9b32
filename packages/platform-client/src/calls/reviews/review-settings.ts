import { defineCall, z } from '@galleria/platform-client'
import { ReviewSettings } from '../../entities/reviews/review-settings.ts'
import * as operations from '../../operations/reviews/reviews.ts'

export type { ReviewSettings } from '../../entities/reviews/review-settings.ts'

const Answer = () => z.object({ reviewSettings: ReviewSettings })

/** Settings of reviews. For staff. An extension of the embedded platform. */
export const getReviewSettings = /* @__PURE__ */ defineCall<undefined, { reviewSettings: ReviewSettings }>(
  operations.getReviewSettings,
  Answer,
)

/** Changes the settings; a field that is left out stays. REVISION_MISMATCH. For staff. An extension of the embedded platform. */
export const updateReviewSettings = /* @__PURE__ */ defineCall<
  {
    reviewSettings: { readonly revision: string } & {
      readonly [Field in 'isModerated' | 'asksForReviews']?: boolean
    } & { readonly askAfterDays?: number }
  },
  { reviewSettings: ReviewSettings }
>(operations.updateReviewSettings, Answer)
