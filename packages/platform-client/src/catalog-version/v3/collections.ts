import { type Category, queryCategories, STORES_TREE } from '../../calls/catalog/categories.ts'
import { PlatformError } from '../../errors.ts'
import type { OffsetQuery } from '../../schemas/paging.ts'
import type { Collection } from '../../schemas/product.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'
import { mediaOfImage } from './media.ts'

/** Categories of one request, and of a tree. */
const MOST = 300
const MOST_IN_ALL = 1000

/** Filter that every category passes: the hosted platform is seen to refuse an empty one. */
const all = { 'treeReference.appNamespace': STORES_TREE.appNamespace }

export async function readCategories(
  client: PlatformClient,
  { filter, sort }: OffsetQuery,
  options?: CallOptions,
): Promise<Category[]> {
  const found: Category[] = []
  let cursor: string | undefined
  do {
    const query = {
      filter: filter && Object.keys(filter).length > 0 ? filter : all,
      ...(sort && { sort }),
      cursorPaging: { limit: MOST, ...(cursor && { cursor }) },
    }
    const answer = await queryCategories(
      client,
      {
        ...{ query, treeReference: STORES_TREE, fields: ['DESCRIPTION'] },
        ...(client.isStaff && { returnNonVisibleCategories: true }),
      },
      options,
    )
    found.push(...answer.categories)
    cursor = answer.categories.length ? (answer.pagingMetadata?.cursors?.next ?? undefined) : undefined
  } while (cursor && found.length < MOST_IN_ALL)
  return found
}

export function collectionOf(category: Category): Collection {
  const { id, name, untranslated, slug, description, image, visible, itemCounter, updatedDate } = category
  return {
    id,
    name,
    ...(untranslated && { untranslated }),
    slug: slug ?? id,
    description: description ?? '',
    media: mediaOfImage(image),
    visible: visible ?? true,
    numberOfProducts: itemCounter ?? 0,
    lastUpdated: updatedDate ?? null,
  }
}

/** `QueryCollections` of V1, of the categories of V3. */
export async function queryCollections(
  client: PlatformClient,
  { query }: { readonly query: OffsetQuery },
  options?: CallOptions,
) {
  const { limit = 50, offset = 0 } = query.paging ?? {}
  const found = await readCategories(client, query, options)
  const collections = found.slice(offset, offset + limit).map(collectionOf)
  return { collections, metadata: { count: collections.length, offset, total: found.length } }
}

/** `GetCollectionBySlug` of V1. @throws PlatformError 404 where no category has it */
export async function getCollectionBySlug(
  client: PlatformClient,
  { slug }: { readonly slug: string },
  options?: CallOptions,
) {
  const [category] = await readCategories(client, { filter: { slug } }, options)
  if (category) return { collection: collectionOf(category) }
  const description = `Collection ${JSON.stringify(slug)} not found.`
  throw new PlatformError(description, {
    status: 404,
    details: { applicationError: { code: 'COLLECTION_NOT_FOUND', description, data: {} } },
  })
}
