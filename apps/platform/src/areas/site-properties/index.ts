/** Site: properties of the whole shop, such as name, currency, language and time zone. */

import type { Area } from '../../http/area.ts'
import { sitePropertiesRoutes } from './routes.ts'

export const site: Area = { routes: sitePropertiesRoutes }

export { changeSiteProperties, UpdateSiteProperties } from './change.ts'
export { type ShopConfig, shopConfig, siteProperties } from './store.ts'
export { timeZones } from './time-zones.ts'
