import type { Area } from '../../http/area.ts'
import { draftRoutes } from './routes.ts'

/** Orders in the making by staff: priced as a checkout, and committed as an order. */
export const draftOrders: Area = { routes: draftRoutes }
