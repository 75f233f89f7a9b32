import { every } from '../../../data/schedule.ts'
import type { Area } from '../../../http/area.ts'
import { importRoutes } from './routes.ts'
import { workImports } from './work.ts'

/** Points from files. */
export const loyaltyImports: Area = {
  routes: importRoutes,
  schedule(services) {
    every(services, 'loyalty imports', 5, () => workImports(services))
  },
}
