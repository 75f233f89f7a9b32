import type { InventoryItemChanges } from '../../calls/catalog/catalog-inventory.ts'
import {
  getVariantStock,
  queryStockRows,
  type StockRow,
  updateStockCells,
} from '../../calls/catalog/stock.ts'
import type { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import type { InventoryChangeReason } from '../../enums/catalog-v3.ts'
import { PlatformError } from '../../errors.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'

/** Inventory item of a line of the stock table, which the embedded platform has beside either catalog. It counts no revisions. */
export function itemOf({
  id,
  productId,
  name,
  variant,
  sku,
  isCounted,
  inStock,
  available,
}: StockRow): InventoryItem {
  return {
    ...{ id, variantId: id, productId, revision: '1', trackQuantity: isCounted, inStock },
    ...(isCounted && { quantity: available ?? 0 }),
    availabilityStatus: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
    product: { name, variantName: variant ?? null, variantSku: sku ?? null },
  }
}

interface Wanted {
  readonly query: {
    readonly filter?: { readonly productId?: string }
    readonly paging?: { readonly limit?: number; readonly offset?: number }
  }
}

/** `QueryInventoryItems` of V3, by product or of all. */
export async function queryInventoryItems(
  client: PlatformClient,
  { query: { filter = {}, paging = {} } }: Wanted,
  options?: CallOptions,
) {
  const { productId } = filter
  const { rows } = await queryStockRows(
    client,
    { query: { ...(productId && { productId }), paging } },
    options,
  )
  return { inventoryItems: rows.map(itemOf) }
}

/** `GetInventoryItem` of V3. */
export async function getInventoryItem(
  client: PlatformClient,
  { inventoryItemId }: { readonly inventoryItemId: string },
  options?: CallOptions,
) {
  const { stock } = await getVariantStock(client, { variantId: inventoryItemId }, options)
  return { inventoryItem: itemOf(stock) }
}

interface Changes {
  readonly inventoryItems: readonly { readonly inventoryItem: InventoryItemChanges }[]
  readonly reason?: InventoryChangeReason
}

/** `BulkUpdateInventoryItems` of V3: numbers alone. Catalog V1 has no pre-orders. */
export async function bulkUpdateInventoryItems(
  client: PlatformClient,
  { inventoryItems, reason }: Changes,
  options?: CallOptions,
) {
  const rows = inventoryItems.map(({ inventoryItem: { id, quantity, inStock } }) => {
    const to = quantity ?? inStock
    return { id, cells: to === undefined ? [] : [{ cell: 'available' as const, to }] }
  })
  const written = rows.filter(({ cells }) => cells.length > 0)
  const { results } = written.length
    ? await updateStockCells(client, { rows: written, ...(reason && { reason }) }, options)
    : { results: [] }
  const answered = rows.map(({ id }, originalIndex) => {
    const result = results.find(({ itemMetadata }) => itemMetadata.id === id)
    const refused = result?.cells.find(({ error }) => error)?.error ?? result?.itemMetadata.error
    return {
      itemMetadata: { id, originalIndex, success: !refused, ...(refused && { error: refused }) },
      ...(result?.item && { item: itemOf(result.item) }),
    }
  })
  const totalFailures = answered.filter(({ itemMetadata }) => !itemMetadata.success).length
  return {
    results: answered,
    bulkActionMetadata: { totalSuccesses: answered.length - totalFailures, totalFailures },
  }
}

/** `UpdateInventoryItem` of V3. @throws PlatformError 400 for what is refused */
export async function updateInventoryItem(
  client: PlatformClient,
  {
    inventoryItem,
    reason,
  }: { readonly inventoryItem: InventoryItemChanges; readonly reason?: InventoryChangeReason },
  options?: CallOptions,
) {
  const { results } = await bulkUpdateInventoryItems(
    client,
    { inventoryItems: [{ inventoryItem }], ...(reason && { reason }) },
    options,
  )
  const { error } = results[0]?.itemMetadata ?? {}
  if (!error) return getInventoryItem(client, { inventoryItemId: inventoryItem.id }, options)
  throw new PlatformError(error.description, {
    status: 400,
    details: { applicationError: { ...error, data: {} } },
  })
}
