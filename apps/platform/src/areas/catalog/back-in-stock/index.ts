import { every } from '../../../data/schedule.ts'
import type { Area } from '../../../http/area.ts'
import { notifyDue } from './notify.ts'
import { routes } from './routes.ts'

export const backInStock: Area = {
  routes,
  schedule(services) {
    every(services, 'back in stock', 60, () => notifyDue(services))
  },
}
