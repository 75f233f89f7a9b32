/** Content: pages, posts, menus, announcements and redirects, as the merchant writes them. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { publishDue } from './pages/store.ts'
import { contentRoutes } from './routes.ts'

export const content: Area = {
  routes: contentRoutes,
  schedule({ schedule, db, clock }) {
    every({ schedule }, 'content', 30, () => publishDue(db, clock.now()))
  },
}
