import type { AggregateRating, Review } from 'schema-dts'
import type { ShownReview } from '../reviews/shown.ts'

export interface ReviewFacts {
  readonly summary: { readonly count: number; readonly average: number }
  readonly reviews: readonly ShownReview[]
}

/** aggregateRating and review of a product; nothing without reviews, for search engines refuse an empty one. */
export function ratingData(facts: ReviewFacts | null | undefined) {
  if (!facts || facts.summary.count === 0) return {}
  const { count, average } = facts.summary
  const aggregateRating: AggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    ...{ bestRating: 5, worstRating: 1 },
  }
  // A review without an author is none to search engines.
  const review = facts.reviews.flatMap((each) => (each.author ? [reviewOf(each, each.author)] : []))
  return { aggregateRating, ...(review.length > 0 && { review }) }
}

function reviewOf({ stars, title, text, date }: ShownReview, author: string): Review {
  return {
    '@type': 'Review',
    ...(title && { name: title }),
    ...(text && { reviewBody: text }),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: author },
    ...(date && { datePublished: date }),
  }
}
