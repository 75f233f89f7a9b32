import type { App } from '../../../http/route.ts'
import { exportRoutes } from './export.ts'
import { importRoutes } from './routes.ts'

/** Products from files and into files. */
export function transferRoutes(app: App): void {
  importRoutes(app)
  exportRoutes(app)
}
