import type { Area } from '../../area.ts'
import { every } from '../../schedule.ts'
import { importRoutes } from './routes.ts'
import { workImports } from './work.ts'

/** Points from files. */
export const loyaltyImports: Area = {
  routes: importRoutes,
  schedule(services) {
    every(services, 'loyalty imports', 5, () => workImports(services))
  },
}
