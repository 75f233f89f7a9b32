import type { Area } from '../area.ts'
import { every } from '../schedule.ts'
import { notifyDue } from './notify.ts'
import { routes } from './routes.ts'

export const backInStock: Area = {
  routes,
  schedule(services) {
    every(services, 'back in stock', 60, () => notifyDue(services))
  },
}
