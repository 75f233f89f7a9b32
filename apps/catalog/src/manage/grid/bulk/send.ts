import type { PlatformClient } from '@galleria/platform-client'
import {
  bulkAdjustProductVariantsByFilter,
  bulkUpdateProductsByFilter,
  bulkUpdateSeoByFilter,
  duplicateProducts,
  type FoundProducts,
} from '@galleria/platform-client/catalog-bulk'
import {
  bulkDeleteProductsByFilter,
  bulkUpdateProductTagsByFilter,
} from '@galleria/platform-client/catalog-products-v3-many'
import type { Copying } from '../../shared/CopyDialog.tsx'
import type { BulkCall } from '../rules/bulk.ts'

/** Order of the table: a change of all products found or of those with `ids`, a deletion, or copies. */
export type BulkSent = { readonly key: string; readonly ids?: readonly string[] } & (
  | BulkCall
  | { readonly delete: true }
  | { readonly copy: Copying }
)

export interface BulkDone {
  /** Job that goes on, whose page shows the progress and undoes it. */
  readonly jobId?: string
  readonly copies?: readonly { readonly id: string; readonly name: string }[]
}

export async function sendBulk(
  client: PlatformClient,
  all: FoundProducts,
  { key, ids, ...wanted }: BulkSent,
): Promise<BulkDone> {
  const found = { ...(ids ? { filter: { id: { $in: ids } } } : all), idempotencyKey: key }
  if ('copy' in wanted)
    return duplicateProducts(client, { ...wanted.copy, productIds: [...(ids ?? [])], idempotencyKey: key })
  if ('delete' in wanted) return bulkDeleteProductsByFilter(client, found)
  if ('tags' in wanted) return bulkUpdateProductTagsByFilter(client, { ...found, ...wanted.tags })
  if ('seo' in wanted) return bulkUpdateSeoByFilter(client, { ...found, seo: wanted.seo })
  if ('set' in wanted) return bulkUpdateProductsByFilter(client, { ...found, set: wanted.set })
  return bulkAdjustProductVariantsByFilter(client, { ...found, adjust: wanted.adjust })
}
