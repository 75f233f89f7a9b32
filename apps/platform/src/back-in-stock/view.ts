import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Selectable } from 'kysely'
import type { BackInStockTables } from './tables.ts'

export type RequestRow = Selectable<BackInStockTables['backInStockRequests']>

/** Without the email: whoever guesses an address learns nothing from the answer but what they sent. */
export function view({ id, productId, variantId, status, createdAt }: RequestRow, appId = STORES_APP_ID) {
  const catalogReference = { catalogItemId: productId, appId, options: { variantId } }
  return { id, catalogReference, status, createdDate: createdAt.toISOString() }
}

/** For the store, and for whoever asked. */
export function ownView(row: RequestRow) {
  return { ...view(row), email: row.email, updatedDate: row.updatedAt.toISOString() }
}
