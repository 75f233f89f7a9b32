import { platform, site } from '@galleria/federation'
import { readForPage } from '@galleria/federation/read-for-page'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import type { LoaderFunctionArgs } from '@galleria/router'
import { homeCollections, homeTiles } from '../rules/home.ts'

/** Shelves of the home page. */
export async function readHome({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const products = (query: Parameters<typeof queryProducts>[1]['query'], limit = 8) =>
    readForPage(queryProducts(client, { query: { ...query, paging: { limit } } }, { signal })).then(
      (answer) => answer.products,
    )
  const [{ collections }, newest] = await Promise.all([
    readForPage(queryCollections(client, { query: { paging: { limit: 100 } } }, { signal })),
    products({ sort: [{ fieldName: 'lastUpdated', order: 'DESC' }] }),
  ])
  const { newIn, bestSellers, sale } = homeCollections(collections)
  const inCollection = async (collection: typeof newIn, limit?: number) =>
    collection && {
      collection,
      products: await products({ filter: { collectionIds: { $hasSome: [collection.id] } } }, limit),
    }
  const shelves = await Promise.all([inCollection(newIn), inCollection(bestSellers), inCollection(sale, 4)])
  return {
    site: context.get(site),
    tiles: homeTiles(collections),
    newest,
    newIn: shelves[0],
    bestSellers: shelves[1],
    sale: shelves[2],
  }
}
