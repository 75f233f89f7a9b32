import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { identityRoutes } from './routes.ts'
import { sweep } from './tokens/sweep.ts'

const HOUR = 3_600

/** Who somebody is: tokens, registration, login, verification, recovery. */
export const identity: Area = {
  routes: identityRoutes,
  schedule(services) {
    every(services, 'sweep', HOUR, () => sweep(services.db, services.clock))
  },
}
