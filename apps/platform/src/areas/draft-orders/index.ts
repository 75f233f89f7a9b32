/** Draft orders: orders in the making by staff, priced as a checkout. */

import type { Area } from '../../http/area.ts'
import { draftRoutes } from './routes.ts'

export const draftOrders: Area = { routes: draftRoutes }
