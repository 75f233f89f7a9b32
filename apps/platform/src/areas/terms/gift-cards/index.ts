import type { Area } from '../../../http/area.ts'
import { giftCardRoutes } from './routes.ts'

/** Money that is paid in first, as the owner gives it out. */
export const giftCards: Area = { routes: giftCardRoutes }
