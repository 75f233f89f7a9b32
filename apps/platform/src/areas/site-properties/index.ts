import type { Area } from '../../http/area.ts'
import { sitePropertiesRoutes } from './routes.ts'

/** Properties of the whole shop: name, currency, language, time zone. */
export const site: Area = { routes: sitePropertiesRoutes }
