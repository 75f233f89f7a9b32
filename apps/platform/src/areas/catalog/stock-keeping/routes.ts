import type { App } from '../../../http/route.ts'
import { stockLocationRoutes } from './locations/routes.ts'
import { stockLogRoutes } from './log/routes.ts'
import { stockSettingsRoutes } from './settings-routes.ts'
import { stockTableRoutes } from './table/routes.ts'
import { stockTransferRoutes } from './transfers/routes.ts'

export function stockKeepingRoutes(app: App): void {
  stockTableRoutes(app)
  stockLogRoutes(app)
  stockLocationRoutes(app)
  stockSettingsRoutes(app)
  stockTransferRoutes(app)
}
