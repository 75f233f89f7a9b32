/** Site: properties of the whole shop, such as name, address, currency, units and time zone. */

import type { Area } from '../../http/area.ts'
import { sitePropertiesRoutes } from './routes.ts'

export const site: Area = { routes: sitePropertiesRoutes }

export { keepConfigFresh, liveConfig, refreshConfig } from './live-config.ts'
export { type ShopConfig, shopConfig, siteProperties } from './store.ts'
