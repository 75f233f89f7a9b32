import { every } from '../../../data/schedule.ts'
import type { Area } from '../../../http/area.ts'
import { couponRoutes } from './routes.ts'
import { timeOut } from './time-out.ts'

/** Coupons that are bought with points. */
export const loyaltyCoupons: Area = {
  routes: couponRoutes,
  schedule(services) {
    every(services, 'loyalty coupons', 60, () => timeOut(services))
  },
}
