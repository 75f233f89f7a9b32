import { platform, site } from '@galleria/federation'
import { readForPage } from '@galleria/federation/read-for-page'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type Collection, queryCollections } from '@galleria/platform-client/collections'
import { getShownHome } from '@galleria/platform-client/content-pages'
import { queryProducts } from '@galleria/platform-client/products'
import type { LoaderFunctionArgs } from '@galleria/router'
import { homeCollections, homeTiles } from '../rules/home.ts'
import { type Tile, tileOf } from '../rules/tile.ts'
import { fillSections } from './fill-sections.ts'
import { readBusiness } from './read-business.ts'
import { withRatings } from './read-reviews.ts'

/** A collection with the products that the home page shows of it. */
interface Shelf {
  readonly slug: string
  readonly name: string
  readonly products: readonly Tile[]
}

/** The home page that staff have published; the usual shelves where there is none. */
export async function readHome({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const [business, home] = await Promise.all([readBusiness(client, signal), readWrittenHome(client, signal)])
  return {
    ...{ site: context.get(site), business },
    home: home ?? null,
    usual: home ? null : await readUsual(client, signal),
  }
}

async function readWrittenHome(client: PlatformClient, signal: AbortSignal) {
  const asked = getShownHome(client, undefined, { signal }).catch((error: unknown) => {
    // The hosted platform has no such call.
    if (isPlatformError(error) && error.status === 404) return undefined
    throw error
  })
  const page = (await readForPage(asked))?.page
  if (!page) return undefined
  const { seoTitle, seoDescription, sections = [] } = page
  return { seoTitle, seoDescription, sections: await fillSections(client, sections, signal) }
}

async function readUsual(client: PlatformClient, signal: AbortSignal) {
  const products = async (query: Parameters<typeof queryProducts>[1]['query'], limit = 8) => {
    const asked = queryProducts(client, { query: { ...query, paging: { limit } } }, { signal })
    return withRatings(client, (await readForPage(asked)).products.map(tileOf), signal)
  }
  const [{ collections }, newest] = await Promise.all([
    readForPage(queryCollections(client, { query: { paging: { limit: 100 } } }, { signal })),
    products({ sort: [{ fieldName: 'lastUpdated', order: 'DESC' }] }),
  ])
  const inCollection = async (
    collection: Collection | undefined,
    limit?: number,
  ): Promise<Shelf | undefined> => {
    if (!collection) return undefined
    const { id, slug, name } = collection
    return { slug, name, products: await products({ filter: { collectionIds: { $hasSome: [id] } } }, limit) }
  }
  const { newIn, bestSellers, sale } = homeCollections(collections)
  const shelves = await Promise.all([inCollection(newIn), inCollection(bestSellers), inCollection(sale, 4)])
  return {
    tiles: homeTiles(collections),
    arrivals: shelves[0]?.products.length ? shelves[0].products : newest,
    newIn: newIn?.slug,
    bestSellers: shelves[1],
    sale: shelves[2],
  }
}
