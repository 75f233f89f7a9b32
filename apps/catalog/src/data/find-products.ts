import { readForPage } from '@galleria/federation/read-for-page'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type Collection, queryCollections } from '@galleria/platform-client/collections'
import { type ProductSearch, searchProducts } from '@galleria/platform-client/products-v3'
import { countAll, type Facets, recounts, toFacets, withRecount } from '../rules/listing/facets.ts'
import { isFiltered, type Listing, PAGE_SIZE } from '../rules/listing/listing.ts'
import { searchFilter, searchOrder } from '../rules/listing/listing-filter.ts'
import { type Tile, tileOf } from '../rules/tile.ts'
import { orNone } from './find-posts.ts'
import { productsByIds } from './products-by-ids.ts'
import { rated, readRatings, withRatings } from './read-reviews.ts'

export interface Wanted {
  readonly listing: Listing
  /** Within one collection. */
  readonly collectionId?: string
  /** Search term. */
  readonly term?: string
}

export interface FoundProducts {
  readonly products: readonly Tile[]
  readonly total: number
  /** Null where the platform counts none. */
  readonly facets: Facets | null
  /** Collections that may be ticked. */
  readonly collections: readonly Pick<Collection, 'id' | 'slug' | 'name'>[]
  /** True where no product matches the words as written, and these match similar ones. */
  readonly similar: boolean
  /** Products that have some of the words, beside the few that match. */
  readonly alike?: readonly Tile[]
}

/** Matches below which a page looks empty. */
const FEW = 4
const MOST_ALIKE = 8

/** One page of a listing with its facets; of a site of catalog V1, without. */
export async function findProducts(
  client: PlatformClient,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<FoundProducts> {
  try {
    return await bySearch(client, wanted, signal)
  } catch (error) {
    // 404 and 428: what sites of catalog V1 answer to calls of V3.
    if (isPlatformError(error) && (error.status === 404 || error.status === 428))
      return (await import(/* webpackChunkName: 'find' */ './query-products.ts')).byQuery(
        client,
        wanted,
        signal,
      )
    return readForPage(Promise.reject(error))
  }
}

async function bySearch(client: PlatformClient, wanted: Wanted, signal: AbortSignal): Promise<FoundProducts> {
  const { listing, collectionId, term } = wanted
  const collections = collectionId ? [] : await allCollections(client, signal)
  const place = {
    ...(collectionId && { collectionId }),
    idOfSlug: (slug: string) => collections.find((each) => each.slug === slug)?.id,
  }
  const limit = PAGE_SIZE * listing.shown
  const ask = async (fuzzy: boolean) => {
    const words = term ? { search: { expression: term, fuzzy } } : {}
    const search = (of: Listing, rest: Partial<ProductSearch>) =>
      searchProducts(client, { search: { filter: searchFilter(of, place), ...words, ...rest } }, { signal })
    const offset = (listing.page - 1) * PAGE_SIZE
    const groups = recounts(listing)
    const [found, more, ...counts] = await Promise.all([
      search(listing, {
        ...searchOrder(listing),
        paging: { limit: Math.min(limit, 96), offset },
        aggregations: countAll,
      }),
      limit > 96
        ? Promise.all(
            Array.from({ length: Math.ceil(limit / 96) - 1 }, (_, index) =>
              search(listing, {
                ...searchOrder(listing),
                paging: { limit: Math.min(96, limit - 96 * (index + 1)), offset: offset + 96 * (index + 1) },
              }),
            ),
          )
        : [],
      ...groups.map(({ listing, aggregations }) => search(listing, { paging: { limit: 0 }, aggregations })),
    ])
    const facets = groups.reduce(
      (facets, group, index) =>
        withRecount(facets, group, toFacets(counts[index]?.aggregationData?.results ?? [])),
      toFacets(found.aggregationData?.results ?? []),
    )
    return { ids: [found, ...more].flatMap(({ products }) => products.map(({ id }) => id)), facets }
  }
  let { ids, facets } = await ask(false)
  const similar = Boolean(term) && facets.total === 0
  if (similar) ({ ids, facets } = await ask(true))
  const [products, ratings, alike] = await Promise.all([
    productsByIds(client, ids, signal),
    readRatings(client, ids, signal),
    term && facets.total < FEW && !isFiltered(listing)
      ? orNone(findAlike(client, { term, ids }, signal), (tiles) => tiles)
      : [],
  ])
  return {
    products: rated(products.map(tileOf), ratings),
    total: facets.total,
    facets,
    collections,
    similar: similar && facets.total > 0,
    alike,
  }
}

async function findAlike(
  client: PlatformClient,
  { term, ids }: { readonly term: string; readonly ids: readonly string[] },
  signal: AbortSignal,
): Promise<readonly Tile[]> {
  const words = { expression: term, mode: 'OR', fuzzy: true } as const
  const search = { search: words, paging: { limit: MOST_ALIKE + ids.length } }
  const { products } = await searchProducts(client, { search }, { signal })
  const others = products.map(({ id }) => id).filter((id) => !ids.includes(id))
  if (others.length === 0) return []
  const tiles = (await productsByIds(client, others.slice(0, MOST_ALIKE), signal)).map(tileOf)
  return withRatings(client, tiles, signal)
}

async function allCollections(client: PlatformClient, signal: AbortSignal) {
  const { collections } = await queryCollections(client, { query: { paging: { limit: 100 } } }, { signal })
  return collections.map(({ id, slug, name }) => ({ id, slug, name }))
}
