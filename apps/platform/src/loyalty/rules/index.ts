import type { Area } from '../../area.ts'
import { every } from '../../schedule.ts'
import { birthdays } from './birthdays.ts'
import { ruleRoutes } from './routes.ts'

/** What earns points. */
export const earningRules: Area = {
  routes: ruleRoutes,
  schedule(services) {
    every(services, 'loyalty birthdays', 3600, () => birthdays(services))
  },
}
