/** Draft orders: orders in the making by staff, priced as a checkout. */

import type { Area } from '../../http/area.ts'
import { draftRoutes } from './routes.ts'

export const draftOrders: Area = { routes: draftRoutes }

export { commitDraftOf, createDraft, deleteDraft, updateDraft } from './acts.ts'
export { type Reason, readSource } from './draftable.ts'
export { DraftChanges } from './input.ts'
export { quoteDraft } from './quote.ts'
export { type DraftRow, findDraft, readDrafts } from './store.ts'
