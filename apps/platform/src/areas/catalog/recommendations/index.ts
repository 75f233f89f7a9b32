import type { Area } from '../../../http/area.ts'
import { routes } from './routes.ts'

export const recommendations: Area = { routes }
