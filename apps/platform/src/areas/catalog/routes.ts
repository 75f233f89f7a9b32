import type { App } from '../../http/route.ts'
import { automaticCollectionRoutes } from './automatic-collections/routes.ts'
import { backInStockRoutes } from './back-in-stock/routes.ts'
import { editRoutes } from './edits/routes.ts'
import { readRoutes } from './read/routes.ts'
import { storeVariantRoutes } from './read/variant-routes.ts'
import { recommendationRoutes } from './recommendations/routes.ts'
import { rowRoutes } from './rows/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { suggestRoutes } from './search/suggest.ts'
import { sizeGuideRoutes } from './size-guides/routes.ts'
import { stockKeepingRoutes } from './stock-keeping/routes.ts'
import { exportRoutes } from './transfer/export.ts'
import { importRoutes } from './transfer/routes.ts'
import { v3Routes } from './v3/routes.ts'
import { writeRoutes } from './writes/routes.ts'

export function catalogRoutes(app: App): void {
  readRoutes(app)
  storeVariantRoutes(app)
  // Before `products/{productId}`, which would take their names for ids.
  searchRoutes(app)
  suggestRoutes(app)
  v3Routes(app)
  writeRoutes(app)
  editRoutes(app)
  importRoutes(app)
  exportRoutes(app)
  rowRoutes(app)
  stockKeepingRoutes(app)
  automaticCollectionRoutes(app)
  backInStockRoutes(app)
  recommendationRoutes(app)
  sizeGuideRoutes(app)
}
