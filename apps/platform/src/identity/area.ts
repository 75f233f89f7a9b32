import type { Area } from '../area.ts'
import { identityRoutes } from './routes.ts'

/** Who somebody is: tokens, registration, login, verification, recovery. */
export const identity: Area = { routes: identityRoutes }
