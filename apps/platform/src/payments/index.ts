import type { Area } from '../area.ts'
import { paymentRoutes } from './routes.ts'

/** Money of orders: what was paid, held and given back. */
export const payments: Area = { routes: paymentRoutes }
