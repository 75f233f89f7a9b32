import type { App } from '../../http/route.ts'
import { aboutPhoneRoutes } from './about/phone.ts'
import { aboutRoutes } from './about/routes.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { auditLogRoutes } from './audit-log/routes.ts'
import { assignmentRoutes } from './badges/assignments.ts'
import { badgeRoutes } from './badges/routes.ts'
import { badgeV4Routes } from './badges/routes-v4.ts'
import { blockRoutes } from './blocks/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { communicationRoutes } from './communication/routes.ts'
import { deletionRoutes, ownDeletionRoutes } from './deletion/routes.ts'
import { exportRoutes } from './exporting/routes.ts'
import { followRoutes } from './follows/routes.ts'
import { manageViewRoutes } from './manage-views/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { ownProfileRoutes, profileRoutes } from './profile/routes.ts'
import { ownReadingRoutes, readingRoutes } from './reading/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { memberSessionRoutes } from './sessions/routes.ts'
import { communityRoutes } from './settings/routes.ts'
import { staffRoutes } from './staff/routes.ts'

/** All calls about members; paths of one word come before those of an id. */
export function membersRoutes(app: App): void {
  staffRoutes(app)
  apiKeyRoutes(app)
  auditLogRoutes(app)
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
  manageViewRoutes(app)
  newsletterRoutes(app)
}
