import type { App } from '../../http/route.ts'
import { mergeRoutes } from './merge/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { segmentRoutes } from './segments/routes.ts'

export function customersRoutes(app: App): void {
  peopleRoutes(app)
  noteRoutes(app)
  mergeRoutes(app)
  privacyRoutes(app)
  segmentRoutes(app)
}
