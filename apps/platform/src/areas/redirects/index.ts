import type { Area } from '../../http/area.ts'
import { redirectsData } from './personal-data-store.ts'
import { redirectRoutes } from './routes.ts'

/** Addresses of hosted pages, each good for what it was made for. */
export const redirects: Area = { routes: redirectRoutes, personalData: redirectsData }
