import type { Area } from '../area.ts'
import { every } from '../schedule.ts'
import { carryJobsOn } from './bulk/carry-on.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { erasingRoutes, ownErasingRoutes } from './erasing/routes.ts'
import { ownProfileRoutes, profileRoutes } from './profile/routes.ts'
import { ownReadingRoutes, readingRoutes } from './reading/routes.ts'
import { stewardRoutes } from './stewards/routes.ts'

/** The members of the site. */
export const members: Area = {
  routes(app) {
    // Paths of one word come before those of an id.
    ownReadingRoutes(app)
    ownProfileRoutes(app)
    ownErasingRoutes(app)
    bulkRoutes(app)
    readingRoutes(app)
    profileRoutes(app)
    stewardRoutes(app)
    erasingRoutes(app)
  },
  schedule(services) {
    every(services, 'member bulk jobs', 5, () => carryJobsOn(services))
  },
}
