/** Catalog: products, collections and stock, and how staff change them. */

import { every } from '../../data/schedule.ts'
import type { Services } from '../../data/services.ts'
import { type Area, joined } from '../../http/area.ts'
import type { App } from '../../http/route.ts'
import { backInStock } from './back-in-stock/index.ts'
import { CATALOG_BULK_CHANGES } from './edits/edit.ts'
import { followFile } from './edits/follow-file.ts'
import { editRoutes } from './edits/routes.ts'
import { catalogData } from './personal-data-store.ts'
import { routes } from './read/routes.ts'
import { storeVariantRoutes } from './read/variant-routes.ts'
import { recommendations } from './recommendations/index.ts'
import { rowRoutes } from './rows/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { forgetOldChanges } from './store/changes.ts'
import { transferRoutes } from './transfer/index.ts'
import { workCatalogImports } from './transfer/work.ts'
import { v3Routes } from './v3/routes.ts'
import { writeRoutes } from './writes/index.ts'
import { carryCatalogJobsOn } from './writes/jobs/carry-on.ts'

const shelves = {
  routes(app: App) {
    routes(app)
    storeVariantRoutes(app)
    // Before `products/{productId}`, which would take their names for ids.
    searchRoutes(app)
    v3Routes(app)
    writeRoutes(app)
    editRoutes(app)
    transferRoutes(app)
    rowRoutes(app)
  },

  schedule(services: Services) {
    every(services, CATALOG_BULK_CHANGES, 2, () => carryCatalogJobsOn(services))
    every(services, 'catalog changes', 3600, () => forgetOldChanges(services))
    every(services, 'catalog imports', 2, () => workCatalogImports(services))
  },
}

export const catalog: Area = {
  ...joined(shelves, backInStock, recommendations),
  personalData: catalogData,
  onFileChanged: followFile,
}

export { fileId } from './digital-file.ts'
export { emitStockChanged } from './inventory-events.ts'
export { unitRatio } from './measurement-units.ts'
export { freshIndex, isIndexBuilt } from './search/keep-fresh.ts'
export { isAvailable, quantityLeft } from './stock.ts'
export { markChanged, noteAdded } from './store/changes.ts'
export type { CatalogTables, StoredOption } from './tables.ts'
export { payloadFromFacts } from './writes/products/facts.ts'
