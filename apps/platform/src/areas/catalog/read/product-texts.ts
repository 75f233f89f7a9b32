import { LRUCache } from 'lru-cache'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'
import type { SearchedCatalog } from '../search/engine.ts'
import { findProducts, type ProductRow } from '../store/products.ts'

/** Limit of cached products, about 11 kB each. */
const MOST = 5_000

interface Text {
  readonly changedAt: string
  readonly json: Uint8Array
}

/**
 * Products as JSON, in the order of the ids, from memory where nothing changed since. `name` tells views apart that show
 * the same product differently; what only some may see has no place here.
 */
export async function productTexts(
  site: Pick<Services, 'db' | 'siteCache'>,
  catalog: SearchedCatalog,
  ids: readonly string[],
  name: string,
  view: (row: ProductRow) => object,
): Promise<readonly Uint8Array[]> {
  const texts = siteCache(site, 'product texts', () => new LRUCache<string, Text>({ max: MOST }))
  const entries = await catalog.entriesOf(ids)
  const missing = ids.filter((id) => texts.get(name + id)?.changedAt !== entries.get(id)?.changedAt)
  const read = new Map<string, Uint8Array>()
  for (const row of await findProducts(site.db, missing)) {
    const json = Buffer.from(JSON.stringify(view(row)))
    read.set(row.id, json)
    texts.set(name + row.id, { changedAt: row.changeMark, json })
  }
  return ids.flatMap((id) => read.get(id) ?? (missing.includes(id) ? [] : (texts.get(name + id)?.json ?? [])))
}
