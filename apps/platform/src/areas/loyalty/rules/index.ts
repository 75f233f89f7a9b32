import { every } from '../../../data/schedule.ts'
import type { Area } from '../../../http/area.ts'
import { birthdays } from './birthdays.ts'
import { ruleRoutes } from './routes.ts'

/** Rules by which points are earned. */
export const earningRules: Area = {
  routes: ruleRoutes,
  schedule(services) {
    every(services, 'loyalty birthdays', 3600, () => birthdays(services))
  },
}
