import { every } from '../../../data/schedule.ts'
import type { Area } from '../../../http/area.ts'
import { rewardRoutes } from './routes.ts'
import { sweepAvailability } from './store/availability.ts'

/** Rewards that points are exchanged for. */
export const rewards: Area = {
  routes: rewardRoutes,
  schedule(services) {
    every(services, 'reward availability', 60, () => sweepAvailability(services))
  },
}
