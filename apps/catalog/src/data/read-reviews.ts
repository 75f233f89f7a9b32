import type { PlatformClient } from '@galleria/platform-client'
import {
  countReviews,
  queryReviewSummaries,
  queryReviews,
  type ReviewSummary,
} from '@galleria/platform-client/reviews'
import { type AskedReviews, allReviews, reviewFilter, reviewQuery } from '../rules/reviews/asked.ts'
import { type ShownReview, shownReview } from '../rules/reviews/shown.ts'
import type { Tile } from '../rules/tile.ts'

/** Reviews on the page of a product, and on a page of their own. */
export const FEW_REVIEWS = 5
export const MANY_REVIEWS = 20

interface ReviewList {
  readonly reviews: readonly ShownReview[]
  readonly next: string | null
  readonly prev: string | null
}

/** Reviews of a filter, with the number of all that it finds. */
export interface FoundReviews extends ReviewList {
  readonly count: number
}

export type Summary = Omit<ReviewSummary, 'entityId'>

export interface ProductReviews extends ReviewList {
  readonly summary: Summary
}

interface Reach {
  readonly limit: number
  readonly signal: AbortSignal
}

async function readReviewList(
  client: PlatformClient,
  productId: string,
  asked: AskedReviews,
  { limit, signal }: Reach,
): Promise<ReviewList> {
  const query = reviewQuery(productId, asked, limit)
  const { reviews, metadata } = await queryReviews(client, { query }, { signal })
  const { next, prev } = metadata.cursors ?? {}
  return { reviews: reviews.map(shownReview), next: next ?? null, prev: prev ?? null }
}

/** A page of the reviews that are asked for, and their number. */
export async function findReviews(
  client: PlatformClient,
  productId: string,
  asked: AskedReviews,
  reach: Reach,
): Promise<FoundReviews> {
  const [list, { count }] = await Promise.all([
    readReviewList(client, productId, asked, reach),
    countReviews(client, { filter: reviewFilter(productId, asked) }, { signal: reach.signal }),
  ])
  return { ...list, count }
}

export async function readSummary(
  client: PlatformClient,
  productId: string,
  signal: AbortSignal,
): Promise<Summary> {
  const { summaries } = await queryReviewSummaries(client, { entityIds: [productId] }, { signal })
  const { entityId: _, ...summary } = summaries[0] ?? noReviews
  return summary
}

const noReviews = { entityId: '', count: 0, average: 0, byRating: [0, 0, 0, 0, 0], verified: 0, withMedia: 0 }

/** Summary and first reviews of a product. Null where the platform has none to offer, as the hosted one, or fails: the page is whole without. */
export async function readProductReviews(
  client: PlatformClient,
  productId: string,
  signal: AbortSignal,
): Promise<ProductReviews | null> {
  try {
    const [summary, list] = await Promise.all([
      readSummary(client, productId, signal),
      readReviewList(client, productId, allReviews, { limit: FEW_REVIEWS, signal }),
    ])
    return { summary, ...list }
  } catch {
    return null
  }
}

const MOST = 100

/** Stars of products by their ids; none where the platform counts none. */
export async function readRatings(
  client: PlatformClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, NonNullable<Tile['rating']>>> {
  if (ids.length === 0) return new Map()
  const parts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, index) =>
    ids.slice(index * MOST, (index + 1) * MOST),
  )
  try {
    const answers = await Promise.all(
      parts.map((entityIds) => queryReviewSummaries(client, { entityIds }, { signal })),
    )
    return new Map(
      answers
        .flatMap(({ summaries }) => summaries)
        .filter(({ count }) => count > 0)
        .map(({ entityId, average, count }) => [entityId, { average, count }]),
    )
  } catch {
    return new Map()
  }
}

/** The same tiles with their stars. */
export async function withRatings(
  client: PlatformClient,
  tiles: readonly Tile[],
  signal: AbortSignal,
): Promise<Tile[]> {
  const ids = tiles.map(({ id }) => id)
  return rated(tiles, await readRatings(client, ids, signal))
}

export function rated(tiles: readonly Tile[], ratings: Awaited<ReturnType<typeof readRatings>>): Tile[] {
  return tiles.map((tile) => {
    const rating = ratings.get(tile.id)
    return rating ? { ...tile, rating } : tile
  })
}
