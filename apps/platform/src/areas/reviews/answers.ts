import { Review } from '@galleria/platform-client/entities/reviews'
import { z } from 'zod'
import { applicationError } from '../../base/errors.ts'
import { CursorMetadata } from '../../http/openapi/shapes.ts'

export const ReviewAnswer = z.object({ review: Review })
export const ReviewPage = z.object({ reviews: z.array(Review), metadata: CursorMetadata })
/** Review by its id; text that is no id names none. */
export const ById = z.object({ reviewId: z.string().max(100) })

export function noReview() {
  return applicationError(404, 'REVIEW_NOT_FOUND', 'Review not found.')
}
