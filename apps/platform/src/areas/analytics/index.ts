/** Analytics: what was sold, to whom and by which way, and points of the loyalty program, counted by the day. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { settlePoints } from './points/settle.ts'
import { analyticsRoutes } from './routes.ts'
import { rankBestSellers } from './sales/best-sellers.ts'
import { countSales } from './sales/count.ts'

export const analytics: Area = {
  routes: analyticsRoutes,
  schedule(services) {
    every(services, 'sales', 60, () => countSales(services, Number.POSITIVE_INFINITY))
    every(services, 'best sellers', 3600, () => rankBestSellers(services))
    every(services, 'loyalty days', 600, () => settlePoints(services))
  },
}
