import type { CollectionChanges } from '../../../calls/catalog/catalog-writes.ts'
import {
  bulkAddItemsToCategory,
  bulkRemoveItemsFromCategory,
  createCategory,
  deleteCategory,
  STORES_TREE,
  updateCategory,
} from '../../../calls/catalog/categories.ts'
import { isApplicationError, PlatformError } from '../../../errors.ts'
import { STORES_APP_ID } from '../../../schemas/common.ts'
import type { PlatformClient } from '../../../transport/client.ts'
import type { CallOptions } from '../../../transport/options.ts'
import { collectionOf, readCategories } from '../collections.ts'
import { inWordsOfV1 } from './violations.ts'

const treeReference = STORES_TREE
/** Products of one request. */
const MOST = 100
/** Tries of a change, where others change the category meanwhile. */
const TRIES = 4

const given = ({ name, description, slug, visible }: CollectionChanges) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
  ...(slug !== undefined && { slug }),
  ...(visible !== undefined && { visible }),
})

/** `CreateCollection` of V1. */
export async function createCollection(
  client: PlatformClient,
  {
    collection,
    idempotencyKey,
  }: {
    readonly collection: CollectionChanges & { name: string }
    readonly idempotencyKey?: string
  },
  options?: CallOptions,
) {
  const category = { ...given(collection), name: collection.name }
  const input = { category, treeReference, ...(idempotencyKey && { idempotencyKey }) }
  return { collection: collectionOf((await inWordsOfV1(createCategory(client, input, options))).category) }
}

function notFound(id: string) {
  const description = `Collection ${JSON.stringify(id)} not found.`
  return new PlatformError(description, {
    status: 404,
    details: { applicationError: { code: 'COLLECTION_NOT_FOUND', description, data: {} } },
  })
}

/** `UpdateCollection` of V1, which names no revision: the fields that it gives are laid over the category as it is. */
export async function updateCollection(
  client: PlatformClient,
  { collection: { id, ...changes } }: { readonly collection: CollectionChanges & { id: string } },
  options?: CallOptions,
) {
  for (let tries = 1; ; tries++) {
    const [before] = await readCategories({ ...client, isStaff: true }, { filter: { id } }, options)
    if (!before) throw notFound(id)
    const category = { ...given(changes), id, revision: before.revision ?? '' }
    try {
      const made = await inWordsOfV1(updateCategory(client, { category, treeReference }, options))
      return { collection: collectionOf(made.category) }
    } catch (error) {
      if (tries === TRIES || !isApplicationError(error, 'REVISION_MISMATCH')) throw error
    }
  }
}

/** `DeleteCollection` of V1. */
export function deleteCollection(
  client: PlatformClient,
  { id }: { readonly id: string },
  options?: CallOptions,
) {
  return deleteCategory(client, { categoryId: id, treeReference }, options)
}

type Move = typeof bulkAddItemsToCategory

/** Moves a hundred products at a time. @throws PlatformError 400 for the first that cannot be moved, once the others are */
async function move(
  call: Move,
  client: PlatformClient,
  { id, productIds }: { readonly id: string; readonly productIds: readonly string[] },
  options?: CallOptions,
): Promise<object> {
  const refused: PlatformError[] = []
  for (let at = 0; at < productIds.length; at += MOST) {
    const items = productIds
      .slice(at, at + MOST)
      .map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID }))
    const { results } = await call(client, { categoryId: id, items, treeReference }, options)
    for (const { itemMetadata } of results) {
      const { error } = itemMetadata
      if (!error) continue
      const details = { applicationError: { ...error, data: {} } }
      refused.push(new PlatformError(error.description, { status: 400, details }))
    }
  }
  if (refused[0]) throw refused[0]
  return {}
}

type Members = { readonly id: string; readonly productIds: readonly string[] }

/** `AddProductsToCollection` of V1. */
export const addProductsToCollection = (client: PlatformClient, input: Members, options?: CallOptions) =>
  move(bulkAddItemsToCategory, client, input, options)

/** `RemoveProductsFromCollection` of V1. */
export const removeProductsFromCollection = (client: PlatformClient, input: Members, options?: CallOptions) =>
  move(bulkRemoveItemsFromCategory, client, input, options)
