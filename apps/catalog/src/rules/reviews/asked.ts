import type { queryReviews } from '@galleria/platform-client/reviews'

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const
type ReviewSort = (typeof reviewSorts)[number]

/** Reviews that a shopper asks for, as the address says them. */
export interface AskedReviews {
  readonly sort: ReviewSort
  /** From 1 to 5; undefined for all. */
  readonly stars?: number | undefined
  readonly isVerified: boolean
  readonly hasPictures: boolean
  readonly cursor?: string | undefined
}

export const allReviews: AskedReviews = { sort: 'helpful', isVerified: false, hasPictures: false }

export function askedReviews(search: URLSearchParams): AskedReviews {
  const stars = Number(search.get('stars'))
  return {
    sort: reviewSorts.find((each) => each === search.get('sort')) ?? 'helpful',
    ...([1, 2, 3, 4, 5].includes(stars) && { stars }),
    isVerified: search.has('verified'),
    hasPictures: search.has('pictures'),
    ...(search.get('cursor') && { cursor: search.get('cursor') ?? undefined }),
  }
}

/** Address of these reviews behind `?`; what is usual is left out. */
export function searchOf({ sort, stars, isVerified, hasPictures, cursor }: AskedReviews): string {
  return new URLSearchParams({
    ...(stars && { stars: String(stars) }),
    ...(isVerified && { verified: '1' }),
    ...(hasPictures && { pictures: '1' }),
    ...(sort !== 'helpful' && { sort }),
    ...(cursor && { cursor }),
  }).toString()
}

const orders = {
  helpful: { fieldName: 'helpfulness', order: 'DESC' },
  newest: { fieldName: 'createdDate', order: 'DESC' },
  highest: { fieldName: 'content.rating', order: 'DESC' },
  lowest: { fieldName: 'content.rating', order: 'ASC' },
} as const

type ReviewQuery = NonNullable<Parameters<typeof queryReviews>[1]['query']>

/** The platform's filter for them. */
export const reviewFilter = (productId: string, { stars, isVerified, hasPictures }: AskedReviews) => ({
  ...{ namespace: 'stores', entityId: productId },
  ...(stars && { 'content.rating': stars }),
  ...(isVerified && { verified: true }),
  ...(hasPictures && { 'content.media': { $isEmpty: false } }),
})

/** The platform's query for them; a cursor has filter and order in it. */
export function reviewQuery(productId: string, asked: AskedReviews, limit: number): ReviewQuery {
  const { sort, cursor } = asked
  if (cursor) return { cursorPaging: { limit, cursor } }
  return { filter: reviewFilter(productId, asked), sort: [orders[sort]], cursorPaging: { limit } }
}
