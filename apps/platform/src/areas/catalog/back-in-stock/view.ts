import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Selectable } from 'kysely'
import type { Caller } from '../../../http/caller.ts'
import type { BackInStockTables } from './tables.ts'

export type RequestRow = Selectable<BackInStockTables['backInStockRequests']>

/** Answer without the email: somebody who guesses an address learns only what they sent. */
export function view({ id, productId, variantId, status, createdAt }: RequestRow, appId = STORES_APP_ID) {
  const catalogReference = { catalogItemId: productId, appId, options: { variantId } }
  return { id, catalogReference, status, createdDate: createdAt.toISOString() }
}

export interface OwnRow extends RequestRow {
  readonly productName: string
  readonly productSlug: string
  readonly productVisible: boolean
  readonly variantName: string | null
  readonly waiting: string
}

/** For the store, and for whoever asked. */
export function ownView(row: OwnRow, { type }: Caller) {
  const { productName: name, productSlug: slug, productVisible: visible, variantName, waiting } = row
  const product = {
    ...{ name, slug, visible },
    ...(variantName && { variantName }),
    ...(type === 'USER' || type === 'APP' ? { waiting: Number(waiting) } : {}),
  }
  return { ...view(row), email: row.email, product, updatedDate: row.updatedAt.toISOString() }
}
