import { beginBulkChange, type FoundProducts } from '../../calls/catalog/catalog-bulk.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'
import { otherCatalog } from '../refused.ts'

type Change = Parameters<typeof beginBulkChange>[1]
type Part<Name extends string> = Extract<Change, Record<Name, unknown>>

/** `BulkUpdateProductsByFilter` of V3, of one value. A whole product is in the words of V3 alone. @throws PlatformError 428 for that */
export async function bulkUpdateProductsByFilter(
  client: PlatformClient,
  input: Part<'set'> | (FoundProducts & { readonly product: object }),
  options?: CallOptions,
) {
  if ('product' in input) throw otherCatalog({ name: 'BulkUpdateProductsByFilter' }, 'v1')
  return beginBulkChange(client, input, options)
}

/** `BulkAdjustProductVariantsByFilter` of V3. */
export const bulkAdjustProductVariantsByFilter = (
  client: PlatformClient,
  input: Part<'adjust'>,
  options?: CallOptions,
) => beginBulkChange(client, input, options)

/** `BulkUpdateProductTagsByFilter` of V3. */
export const bulkUpdateProductTagsByFilter = (
  client: PlatformClient,
  { assignTags, unassignTags, ...found }: FoundProducts & Part<'tags'>['tags'],
  options?: CallOptions,
) => {
  const tags = { ...(assignTags && { assignTags }), ...(unassignTags && { unassignTags }) }
  return beginBulkChange(client, { ...found, tags }, options)
}

/** `BulkDeleteProductsByFilter` of V3. */
export const bulkDeleteProductsByFilter = (
  client: PlatformClient,
  found: FoundProducts,
  options?: CallOptions,
) => beginBulkChange(client, { ...found, delete: true }, options)
