/** Exports of the whole shop as one file. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { exportRoutes } from './routes.ts'
import { deleteExpiredExports } from './store.ts'

export const shopExports: Area = {
  routes: exportRoutes,
  schedule(services) {
    every(services, 'shop exports', 3600, () => deleteExpiredExports(services))
  },
}
