import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { identityData } from './personal-data-store.ts'
import { identityRoutes } from './routes.ts'
import { sweep } from './tokens/sweep.ts'

const HOUR = 3_600

/** Who somebody is: tokens, registration, login, verification, recovery. */
export const identity: Area = {
  routes: identityRoutes,
  personalData: identityData,
  schedule(services) {
    every(services, 'sweep', HOUR, () => sweep(services.db, services.clock))
  },
}
