/** Catalog: products, collections and stock, and how staff change them. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { refreshAutomaticCollections } from './automatic-collections/refresh.ts'
import { notifyDue } from './back-in-stock/notify.ts'
import { AUTOMATIC_COLLECTIONS, CATALOG_BULK_CHANGES } from './edits/edit.ts'
import { followFile } from './edits/follow-file.ts'
import { catalogData } from './personal-data-store.ts'
import { catalogRoutes } from './routes.ts'
import { forgetOldMisses } from './search/misses.ts'
import { forgetOldChanges } from './store/changes.ts'
import { workCatalogImports } from './transfer/work.ts'
import { carryCatalogJobsOn } from './writes/jobs/carry-on.ts'
import { publishDue } from './writes/products/publish-due.ts'

export const catalog: Area = {
  routes: catalogRoutes,
  personalData: catalogData,
  onFileChanged: followFile,
  schedule(services) {
    every(services, CATALOG_BULK_CHANGES, 2, () => carryCatalogJobsOn(services))
    every(services, AUTOMATIC_COLLECTIONS, 60, () => refreshAutomaticCollections(services))
    every(services, 'scheduled products', 30, () => publishDue(services))
    every(services, 'catalog changes', 3600, () => forgetOldChanges(services))
    every(services, 'catalog imports', 2, () => workCatalogImports(services))
    every(services, 'search words', 86_400, () => forgetOldMisses(services))
    every(services, 'back in stock', 60, () => notifyDue(services))
  },
}

export { saveProductSales } from './automatic-collections/store.ts'
export { backInStockLetter } from './back-in-stock/letter.ts'
export { endWishRequest, requestForWish } from './back-in-stock/wishes.ts'
export { fileId } from './digital-file.ts'
export { limitCatalogEvents } from './events-of-version.ts'
export { emitStockChanged } from './inventory-events.ts'
export { unitRatio } from './measurement-units.ts'
export { freshIndex, indexProgress, indexState, isIndexBuilt } from './search/keep-fresh.ts'
export { TooManyProducts } from './search/memory-limit.ts'
export { isAvailable, quantityLeft } from './stock.ts'
export { type Elsewhere, takenInOrder } from './stock-keeping/locations/elsewhere.ts'
export { findActiveLocation } from './stock-keeping/locations/find.ts'
export {
  defaultLocation,
  elsewhereWith,
  findStockLocations,
  lockVariants,
} from './stock-keeping/locations/store.ts'
export { logStock } from './stock-keeping/log/log.ts'
export type { LoggedChange } from './stock-keeping/log/store.ts'
export { stockSettings } from './stock-keeping/settings-store.ts'
export { markChanged, noteAdded } from './store/changes.ts'
export type { CatalogTables, StoredOption, StoredTags } from './tables.ts'
export { productLines } from './transfer/export.ts'
export { frugalParts } from './transfer/frugal.ts'
export { payloadFromFacts } from './writes/products/facts.ts'
