import type { PlatformClient } from '@galleria/platform-client'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'
import { addProductsToCollection } from '@galleria/platform-client/catalog-writes'
import { questionIn } from '../grid/rules/question.ts'

/** Number of results shown. */
const SHOWN = 20
/** Limit of products added to a collection per call, and per press of the button. */
const AT_ONCE = 1000
export const MOST = 5000

export interface Found {
  readonly total: number
  /** How many of them are in it already. */
  readonly inIt: number
  readonly products: readonly { readonly id: string; readonly name: string; readonly isInIt: boolean }[]
}

/** Search results beside a collection, for the address's query; undefined without a query. */
export async function findFor(
  client: PlatformClient,
  collection: string,
  asked: URLSearchParams,
  options: { readonly signal: AbortSignal },
): Promise<Found | null> {
  const question = questionIn(asked)
  if (!question.search && Object.keys(question.filter).length === 0) return null
  const [{ rows, total }, both] = await Promise.all([
    queryCatalogRows(client, { query: { ...question, paging: { limit: SHOWN } } }, options),
    queryCatalogRows(
      client,
      { query: { ...question, filter: within(question.filter, isIn(collection)), paging: { limit: 0 } } },
      options,
    ),
  ])
  return {
    total,
    inIt: both.total,
    products: rows.map(({ id, name, collections }) => ({
      id,
      name,
      isInIt: collections.includes(collection),
    })),
  }
}

/** All that is found and not in it, behind what is in it. How many there were. */
export async function putFound(
  client: PlatformClient,
  collection: string,
  asked: URLSearchParams,
): Promise<number> {
  const question = questionIn(asked)
  const ids: string[] = []
  // Read whole before the first is put: what is put is found no more.
  for (let offset = 0; offset < MOST; offset += AT_ONCE) {
    const filter = within(question.filter, { $not: isIn(collection) })
    const query = { ...question, filter, paging: { limit: AT_ONCE, offset } }
    const { rows } = await queryCatalogRows(client, { query })
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < AT_ONCE) break
  }
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await addProductsToCollection(client, { id: collection, productIds: ids.slice(at, at + AT_ONCE) })
  return ids.length
}

const isIn = (collection: string) => ({ 'directCategoriesInfo.categories.id': collection })

const within = (filter: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>>) =>
  Object.keys(filter).length ? { $and: [filter, more] } : more
