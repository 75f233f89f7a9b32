import type { Area } from '../area.ts'
import { routes } from './routes.ts'
import { searchRoutes } from './search/routes.ts'

export const catalog: Area = {
  routes(app) {
    routes(app)
    searchRoutes(app)
  },
}
