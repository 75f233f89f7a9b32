/** Catalog: products, collections and stock, and how staff change them. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { notifyDue } from './back-in-stock/notify.ts'
import { CATALOG_BULK_CHANGES } from './edits/edit.ts'
import { followFile } from './edits/follow-file.ts'
import { catalogData } from './personal-data-store.ts'
import { catalogRoutes } from './routes.ts'
import { forgetOldChanges } from './store/changes.ts'
import { workCatalogImports } from './transfer/work.ts'
import { carryCatalogJobsOn } from './writes/jobs/carry-on.ts'

export const catalog: Area = {
  routes: catalogRoutes,
  personalData: catalogData,
  onFileChanged: followFile,
  schedule(services) {
    every(services, CATALOG_BULK_CHANGES, 2, () => carryCatalogJobsOn(services))
    every(services, 'catalog changes', 3600, () => forgetOldChanges(services))
    every(services, 'catalog imports', 2, () => workCatalogImports(services))
    every(services, 'back in stock', 60, () => notifyDue(services))
  },
}

export { backInStockLetter } from './back-in-stock/letter.ts'
export { fileId } from './digital-file.ts'
export { emitStockChanged } from './inventory-events.ts'
export { unitRatio } from './measurement-units.ts'
export { freshIndex, isIndexBuilt } from './search/keep-fresh.ts'
export { isAvailable, quantityLeft } from './stock.ts'
export { markChanged, noteAdded } from './store/changes.ts'
export type { CatalogTables, StoredOption } from './tables.ts'
export { payloadFromFacts } from './writes/products/facts.ts'
