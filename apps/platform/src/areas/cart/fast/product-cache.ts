import { LRUCache } from 'lru-cache'
import { Batcher } from '../../../base/batcher.ts'
import { siteCache } from '../../../base/site-cache.ts'
import type { Services } from '../../../data/services.ts'
import { type CachedProduct, readProducts } from './store/products.ts'

const MOST = 1000

type Site = Pick<Services, 'db' | 'siteCache'>

const productsOf = (site: Site) =>
  siteCache(site, 'products of first purchases', () => ({
    known: new LRUCache<string, CachedProduct>({ max: MOST }),
    readers: new Batcher((ids: readonly string[]) => readProducts(site.db, ids)),
  }))

/** Variants of a product as they were a while ago: to be counted with only where a writer compares their ETags. */
export async function cachedProduct(site: Site, productId: string): Promise<CachedProduct> {
  const { known, readers } = productsOf(site)
  const found = known.get(productId)
  if (found) return found
  const read = await readers.load(productId)
  known.set(productId, read)
  return read
}

/** Forgets a product that was out of date, so that it is read again. */
export function invalidateProduct(site: Site, productId: string): void {
  productsOf(site).known.delete(productId)
}
