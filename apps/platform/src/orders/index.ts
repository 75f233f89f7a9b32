import type { Area } from '../area.ts'
import { adoptOrders } from './adopt.ts'
import { orderRoutes } from './routes.ts'

/** What was bought. */
export const orders: Area = { routes: orderRoutes, onSignIn: adoptOrders }
