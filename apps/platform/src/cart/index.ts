import type { Area } from '../area.ts'
import { mergeCarts } from './merge.ts'
import { cartRoutes } from './routes.ts'

/** From wish to checkout: the caller's own cart. */
export const cart: Area = { routes: cartRoutes, onSignIn: mergeCarts }
