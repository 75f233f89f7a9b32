import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { aboutPhoneRoutes } from './about/phone.ts'
import { aboutRoutes } from './about/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { assignmentRoutes } from './badges/assignments.ts'
import { badgeRoutes } from './badges/routes.ts'
import { badgeV4Routes } from './badges/routes-v4.ts'
import { blockRoutes } from './blocks/routes.ts'
import { carryJobsOn, MEMBER_JOBS } from './bulk/carry-on.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { communicationRoutes } from './communication/routes.ts'
import { deletionRoutes, ownDeletionRoutes } from './deletion/routes.ts'
import { exportRoutes } from './exporting/routes.ts'
import { followRoutes } from './follows/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { ownProfileRoutes, profileRoutes } from './profile/routes.ts'
import { ownReadingRoutes, readingRoutes } from './reading/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { memberSessionRoutes } from './sessions/routes.ts'
import { communityRoutes } from './settings/routes.ts'

/** The members of the site. */
export const members: Area = {
  routes(app) {
    // Paths of one word come before those of an id.
    ownReadingRoutes(app)
    ownProfileRoutes(app)
    ownDeletionRoutes(app)
    exportRoutes(app)
    pictureRoutes(app)
    communicationRoutes(app)
    bulkRoutes(app)
    readingRoutes(app)
    profileRoutes(app)
    moderationRoutes(app)
    deletionRoutes(app)
    aboutPhoneRoutes(app)
    aboutRoutes(app)
    badgeRoutes(app)
    badgeV4Routes(app)
    assignmentRoutes(app)
    reportRoutes(app)
    followRoutes(app)
    blockRoutes(app)
    communityRoutes(app)
    memberSessionRoutes(app)
    auditRoutes(app)
  },
  schedule(services) {
    every(services, MEMBER_JOBS, 5, () => carryJobsOn(services))
  },
}
