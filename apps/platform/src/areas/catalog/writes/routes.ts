import type { App } from '../../../http/route.ts'
import { choiceRoutes } from '../customizations/routes.ts'
import { bulkWriteRoutes } from './bulk/routes.ts'
import { categoryWriteRoutes } from './collections/category-routes.ts'
import { collectionWriteRoutes } from './collections/routes.ts'
import { inventoryMakingRoutes } from './inventory/create-routes.ts'
import { inventoryRemovingRoutes } from './inventory/delete-routes.ts'
import { inventoryWriteRoutes } from './inventory/routes.ts'
import { previewRoutes } from './jobs/preview.ts'
import { catalogJobRoutes } from './jobs/routes.ts'
import { stockJobRoutes } from './jobs/stock-routes.ts'
import { mediaWriteRoutes } from './media/routes.ts'
import { duplicateRoutes } from './products/duplicate-routes.ts'
import { productWriteRoutes } from './products/routes.ts'
import { sharedWriteRoutes } from './shared/routes.ts'
import { productV3WriteRoutes } from './v3/routes.ts'

/** All calls by which the catalog is changed. */
export function writeRoutes(app: App): void {
  productWriteRoutes(app)
  duplicateRoutes(app)
  mediaWriteRoutes(app)
  collectionWriteRoutes(app)
  categoryWriteRoutes(app)
  bulkWriteRoutes(app)
  inventoryWriteRoutes(app)
  inventoryMakingRoutes(app)
  inventoryRemovingRoutes(app)
  catalogJobRoutes(app)
  stockJobRoutes(app)
  previewRoutes(app)
  productV3WriteRoutes(app)
  sharedWriteRoutes(app)
  choiceRoutes(app)
}
