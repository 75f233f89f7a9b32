import type { Services } from '../../../data/services.ts'
import type { RequestHead } from '../../../http/exchange-type.ts'
import type { SearchedCatalog } from './engine.ts'
import { freshIndex } from './keep-fresh.ts'
import { MemoryCatalog } from './memory/catalog.ts'

type Site = Pick<Services, 'db' | 'siteCache' | 'config'>

/** Opens the catalog with every change that was committed before the call, or at most `maxAge` milliseconds ago. */
export async function freshCatalog(site: Site, maxAge = 0): Promise<SearchedCatalog> {
  return new MemoryCatalog(site, await freshIndex(site, maxAge))
}

/** Opens it for public reads: a tenth of a second old at most, and never older than what the caller has done itself (wire §1.3). */
export function readCatalog(site: Site, request: RequestHead): Promise<SearchedCatalog> {
  return freshCatalog(site, request.headers.get('x-wix-consistent') !== null ? 0 : 100)
}
