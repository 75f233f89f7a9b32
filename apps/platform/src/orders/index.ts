import type { Area } from '../area.ts'
import { orderRoutes } from './routes.ts'

/** What was bought. */
export const orders: Area = { routes: orderRoutes }
