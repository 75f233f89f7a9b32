import type { App } from '../../http/route.ts'
import { customerRoutes } from './customers/routes.ts'
import { funnelRoutes } from './funnel/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { pointsRoutes } from './points/routes.ts'
import { salesRoutes } from './sales/routes.ts'
import { stockRoutes } from './stock/routes.ts'
import { visitRoutes } from './visits/routes.ts'
import { wordRoutes } from './words/routes.ts'

export function analyticsRoutes(app: App): void {
  salesRoutes(app)
  customerRoutes(app)
  funnelRoutes(app)
  stockRoutes(app)
  wordRoutes(app)
  visitRoutes(app)
  overviewRoutes(app)
  pointsRoutes(app)
}
