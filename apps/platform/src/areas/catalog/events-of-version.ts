import { limitEvents } from '../../data/event-limits.ts'
import type { Services } from '../../data/services.ts'

const V1 = 'com.wix.ecommerce.catalog.api.v1.'
const V3 = 'wix.stores.catalog.v3.'

/** Keeps a site to the events of its catalog's version; a site of both sends both. */
export function limitCatalogEvents({ db, config: { catalog } }: Pick<Services, 'db' | 'config'>): void {
  if (catalog === 'both') return
  const other = catalog === 'v1' ? V3 : V1
  limitEvents(db, (type) => !type.startsWith(other))
}
