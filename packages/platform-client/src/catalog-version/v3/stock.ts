import { queryInventoryItems } from '../../calls/catalog/catalog-inventory.ts'
import type { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'

/** Items of one request. */
const MOST = 100

/** Stock of a product; none where it can't be had: without its numbers a page still tells what is there and what isn't. */
export async function stockOf(
  client: PlatformClient,
  productId: string,
  options?: CallOptions,
): Promise<InventoryItem[]> {
  const found: InventoryItem[] = []
  try {
    for (;;) {
      const query = { filter: { productId }, paging: { limit: MOST, offset: found.length } }
      const { inventoryItems } = await queryInventoryItems(client, { query }, options)
      found.push(...inventoryItems)
      if (inventoryItems.length < MOST) return found
    }
  } catch {
    options?.signal?.throwIfAborted()
    return found
  }
}
