import { readForPage } from '@galleria/federation/read-for-page'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type Collection, queryCollections } from '@galleria/platform-client/collections'
import { listShownPages, type ShownSection } from '@galleria/platform-client/content-pages'
import { queryProducts } from '@galleria/platform-client/products'
import { type CollectionTile, tileOfCollection } from '../rules/home.ts'
import { type Tile, tileOf } from '../rules/tile.ts'
import { productsByIds } from './products-by-ids.ts'
import { rated, readRatings } from './read-reviews.ts'
import { type Post, postOf, type WrittenPicture, writtenPicture } from './written-parts.ts'

/** Products of one collection's row. */
const ROW = 8
const POSTS = 3

/** Section of the home page with what it shows. */
export interface DrawnSection extends Pick<ShownSection, 'id' | 'type' | 'title' | 'text' | 'label' | 'to'> {
  readonly untranslated?: readonly string[]
  readonly picture?: WrittenPicture
  readonly products?: readonly Tile[]
  readonly collections?: readonly CollectionTile[]
  readonly posts?: readonly Post[]
}

/** Sections in their order. What they name and is no longer shown is left out, and so is a section that is empty then. */
export async function fillSections(
  client: PlatformClient,
  sections: readonly ShownSection[],
  signal: AbortSignal,
): Promise<DrawnSection[]> {
  const idsOf = (...types: readonly string[]) => [
    ...new Set(sections.flatMap(({ type, ids }) => (types.includes(type) ? ids : []))),
  ]
  const rows = idsOf('COLLECTION')
  const [products, collections, inRows, posts] = await Promise.all([
    known(idsOf('PRODUCTS'), (ids) => productsByIds(client, ids, signal)),
    known(idsOf('COLLECTION', 'COLLECTIONS'), (ids) => collectionsByIds(client, ids, signal)),
    Promise.all(rows.map((id) => known([id], () => productsIn(client, id, signal)))),
    known(
      sections.some(({ type }) => type === 'JOURNAL') ? ['POST'] : [],
      async () => (await listShownPages(client, { kind: 'POST', limit: POSTS }, { signal })).pages,
    ),
  ])
  const shownIds = [products, ...inRows].flatMap((each) => each.map(({ id }) => id))
  const ratings = await readRatings(client, [...new Set(shownIds)], signal)
  const byId = new Map(products.map((product) => [product.id, product]))
  const shown = new Map(collections.map((collection) => [collection.id, collection]))
  return sections.flatMap(({ id, type, title, text, label, to, ids, picture, untranslated }) => {
    const part = {
      ...{ id, type, title, text, label, to },
      ...(untranslated && { untranslated }),
      ...(picture && { picture: writtenPicture(picture) }),
    }
    const named = ids.flatMap((each) => shown.get(each) ?? [])
    switch (type) {
      case 'PRODUCTS': {
        const tiles = rated(ids.flatMap((each) => byId.get(each) ?? []).map(tileOf), ratings)
        return tiles.length > 0 ? [{ ...part, products: tiles }] : []
      }
      case 'COLLECTION': {
        const [collection] = named
        const tiles = rated((inRows[rows.indexOf(ids[0] ?? '')] ?? []).map(tileOf), ratings)
        if (!collection || tiles.length === 0) return []
        return [{ ...part, products: tiles, collections: [tileOfCollection(collection)] }]
      }
      case 'COLLECTIONS':
        return named.length > 0 ? [{ ...part, collections: named.map(tileOfCollection) }] : []
      case 'JOURNAL':
        return posts.length > 0 ? [{ ...part, posts: posts.map(postOf) }] : []
      default:
        return [part]
    }
  })
}

/** Goods that ids name; none without ids, or where the platform refuses them. */
async function known<Item>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  if (ids.length === 0) return []
  try {
    return await read(ids)
  } catch (error) {
    if (isPlatformError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) return []
    return readForPage(Promise.reject(error))
  }
}

async function collectionsByIds(
  client: PlatformClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Collection[]> {
  const query = { filter: { id: { $in: ids } }, paging: { limit: 100 } }
  const { collections } = await queryCollections(client, { query }, { signal })
  return collections.filter(({ visible }) => visible !== false)
}

async function productsIn(client: PlatformClient, id: string, signal: AbortSignal) {
  const query = { filter: { collectionIds: { $hasSome: [id] } }, paging: { limit: ROW } }
  return (await queryProducts(client, { query }, { signal })).products
}
