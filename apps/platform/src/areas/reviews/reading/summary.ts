import type { ReviewSummary } from '@galleria/platform-client/entities/reviews'

interface Stars {
  readonly rating: number
  readonly count: number
  readonly verified: number
  readonly withMedia: number
}

/** Summary of a product from the counts of its stars. */
export function summaryOf(entityId: string, stars: readonly Stars[]): ReviewSummary {
  const byRating = [1, 2, 3, 4, 5].map((each) => stars.find(({ rating }) => rating === each)?.count ?? 0)
  const count = byRating.reduce((sum, each) => sum + each, 0)
  const points = byRating.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return {
    ...{ entityId, count, byRating },
    average: count ? Math.round((points / count) * 10) / 10 : 0,
    verified: stars.reduce((sum, { verified }) => sum + verified, 0),
    withMedia: stars.reduce((sum, { withMedia }) => sum + withMedia, 0),
  }
}
