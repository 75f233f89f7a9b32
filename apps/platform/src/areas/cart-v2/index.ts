/** Cart V2: the carts and checkouts of V1, read and written as one. */

import type { Area } from '../../http/area.ts'
import { tellCompleted } from './complete.ts'
import { cartV2Routes } from './routes.ts'

export const cartV2: Area = { routes: cartV2Routes, onCheckoutCompleted: tellCompleted }

export { checkoutOfCart } from './up-to-date.ts'
