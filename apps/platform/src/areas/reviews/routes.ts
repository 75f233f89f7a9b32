import type { App } from '../../http/route.ts'
import { reviewBulkRoutes } from './bulk/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { reviewPictureRoutes } from './pictures/routes.ts'
import { reviewReadRoutes } from './reading/routes.ts'
import { reviewRequestRoutes } from './requests/routes.ts'
import { reviewSettingsRoutes } from './settings/routes.ts'
import { voteRoutes } from './votes/routes.ts'
import { reviewImportRoutes } from './writes/import-routes.ts'
import { reviewWriteRoutes } from './writes/routes.ts'

export function reviewsRoutes(app: App): void {
  reviewReadRoutes(app)
  reviewWriteRoutes(app)
  reviewImportRoutes(app)
  moderationRoutes(app)
  voteRoutes(app)
  reviewPictureRoutes(app)
  reviewSettingsRoutes(app)
  reviewBulkRoutes(app)
  reviewRequestRoutes(app)
}
