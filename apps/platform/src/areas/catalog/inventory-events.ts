import {
  inventoryItemStockStatusUpdated,
  inventoryItemUpdated,
  inventoryItemUpdatedWithReason,
} from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import { readInventoryItems } from './v3/store/inventory.ts'

export interface StockChange {
  /** Stock change by variant, whose id is its inventory item's too; 0 for preorders. */
  readonly onShelf: ReadonlyMap<string, number>
  readonly reason: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
  readonly date: Date
}

/** Emits stock events in the transaction of the change, after its rows are written (wire §2.11). */
export async function emitStockChanged(trx: Trx, { onShelf, reason, date }: StockChange): Promise<void> {
  if (onShelf.size === 0) return
  for (const item of await readInventoryItems(trx, [...onShelf.keys()].toSorted())) {
    const around = { entityId: item.id, date }
    const change = onShelf.get(item.id) ?? 0
    const now = ('quantity' in item && item.quantity) || 0
    const before = now - change
    const modifiedFields = change ? { quantity: before } : {}
    await emit(trx, inventoryItemUpdated, { ...around, entity: item, modifiedFields })
    await emit(trx, inventoryItemUpdatedWithReason, { ...around, body: { currentEntity: item, reason } })
    const inStock = now > 0
    if (change && inStock !== before > 0)
      await emit(trx, inventoryItemStockStatusUpdated, { ...around, body: { inStock } })
  }
}
