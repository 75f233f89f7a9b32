/** Redirects: addresses of hosted pages, each good for what it was made for. */

import type { Area } from '../../http/area.ts'
import { redirectsData } from './personal-data-store.ts'
import { redirectRoutes } from './routes.ts'

export const redirects: Area = { routes: redirectRoutes, personalData: redirectsData }

export { callbackAddress, callbackParameters, unpaidAddress } from './callback.ts'
export { findClient, ifRegistered, requireRegistered } from './registered.ts'
export type { Intent } from './request.ts'
export { createRedirectSession, readRedirectSession } from './sessions.ts'
export {
  findByOauthState,
  findRedirectSession,
  type RedirectSessionRow,
  settleRedirectSession,
  useRedirectSession,
} from './store.ts'
export { baseFor } from './targets.ts'
