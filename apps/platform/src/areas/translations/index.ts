/** Translations: the shop's own texts in other languages than it is written in. */

import type { Area } from '../../http/area.ts'
import { translationRoutes } from './routes.ts'

export const translations: Area = { routes: translationRoutes }

export { schemaId, type TranslatedEntity } from './schemas.ts'
