import { bulkModerateReviews } from '@galleria/platform-client/reviews'
import { outcome } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import { type ReviewStatus, statuses } from './status.ts'

/** Review with the state that it had when staff decided. */
interface Before {
  readonly id: string
  readonly status: string
}

/** Decision about reviews, or the way back to what they were before. */
export type ReviewsSent =
  | {
      readonly intent: 'decide'
      readonly status: 'APPROVED' | 'REJECTED'
      readonly before: readonly Before[]
    }
  | { readonly intent: 'undo'; readonly before: readonly Before[] }

export interface Decision {
  readonly status?: ReviewStatus
  readonly isUndone: boolean
  readonly count: number
  readonly before: readonly Before[]
}

export function actOnReviews({ client, t }: Pick<ManageRequest, 'client' | 't'>, sent: ReviewsSent) {
  return outcome(t, async (): Promise<Decision> => {
    const { before } = sent
    if (sent.intent === 'decide') {
      const { status } = sent
      const reviewIds = before.map(({ id }) => id)
      const { reviews } = await bulkModerateReviews(client, { reviewIds, status })
      return { status, isUndone: false, count: reviews.length, before }
    }
    let count = 0
    for (const status of statuses) {
      const reviewIds = before.filter((each) => each.status === status).map(({ id }) => id)
      if (reviewIds.length === 0) continue
      count += (await bulkModerateReviews(client, { reviewIds, status })).reviews.length
    }
    return { isUndone: true, count, before }
  })
}
