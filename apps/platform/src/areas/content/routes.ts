import type { App } from '../../http/route.ts'
import { announcementRoutes } from './announcements/routes.ts'
import { menuRoutes } from './menus/routes.ts'
import { contentPageRoutes } from './pages/routes.ts'
import { shownPageRoutes } from './pages/shown-routes.ts'
import { urlRedirectRoutes } from './redirects/routes.ts'

export function contentRoutes(app: App): void {
  contentPageRoutes(app)
  shownPageRoutes(app)
  menuRoutes(app)
  announcementRoutes(app)
  urlRedirectRoutes(app)
}
