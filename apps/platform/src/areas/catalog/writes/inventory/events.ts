import {
  inventoryItemCreated,
  inventoryItemDeleted,
  inventoryItemStockStatusUpdated,
  inventoryItemUpdated,
  inventoryItemUpdatedWithReason,
} from '@galleria/platform-client/events'
import { type OutboxEvent, outboxEvent } from '../../../../data/outbox.ts'
import type { CellChanges } from '../../edits/tables.ts'
import { isAvailable } from '../../stock.ts'
import type { readInventoryItems } from '../../v3/store/inventory.ts'
import { isMove } from '../collections/moves.ts'
import type { ProductState, StockReason, VariantState } from '../products/state.ts'

export type InventoryItem = Awaited<ReturnType<typeof readInventoryItems>>[number]

const columns = ['trackQuantity', 'quantity', 'inStock', 'preordered', 'withoutItem'] as const
const cell =
  /^variants\/[^/]+\/(trackQuantity|quantity|inStock|preorder|preordered|withoutItem|lowStockAt|elsewhere)$/

/** Tells whether only stock and places changed, which orders change too: no change of the product itself. */
export const isBesideIt = (cells: CellChanges) =>
  Object.entries(cells).every(([key, change]) => cell.test(key) || isMove(key, change))

/** Variants that were there before with another stock, or with another way to be ordered ahead. */
export function restocked(before: ProductState | undefined, after: ProductState | undefined): VariantState[] {
  if (!before || !after) return []
  const known = new Map(before.variants.map((variant) => [variant.id, variant]))
  return after.variants.filter((variant) => {
    const old = known.get(variant.id)
    if (!old) return false
    const isAhead = JSON.stringify(old.preorder) !== JSON.stringify(variant.preorder)
    return isAhead || columns.some((name) => old[name] !== variant[name])
  })
}

interface Restocked {
  /** State before the change, by id of the variant, which is its inventory item's too. */
  readonly before: ReadonlyMap<string, VariantState>
  /** Items after the change; deleted ones as they were before. */
  readonly items: readonly InventoryItem[]
  readonly gone: ReadonlySet<string>
  readonly reason: StockReason
}

/** Events of items that were set, made or deleted while their variants stay (wire §2.11). */
export function stockEvents({ before, items, gone, reason }: Restocked): OutboxEvent[] {
  return items.flatMap((item) => {
    const old = before.get(item.id)
    if (!old) return []
    const entityId = item.id
    const revision = Number(item.revision)
    if (gone.has(item.id))
      return [
        outboxEvent(inventoryItemDeleted, { entityId, revision, entity: item }),
        ...(isAvailable(old) ? [stockStatusUpdated(entityId, false)] : []),
      ]
    const there = ('quantity' in item ? (item.quantity ?? 0) > 0 : item.inStock) === true
    const modifiedFields = {
      ...(old.trackQuantity !== item.trackQuantity && { trackQuantity: old.trackQuantity }),
      ...(old.trackQuantity && !('quantity' in item && item.quantity === old.quantity)
        ? { quantity: old.quantity ?? 0 }
        : {}),
    }
    return [
      ...(old.withoutItem
        ? [outboxEvent(inventoryItemCreated, { entityId, revision, entity: item })]
        : [
            outboxEvent(inventoryItemUpdated, { entityId, revision, entity: item, modifiedFields }),
            outboxEvent(inventoryItemUpdatedWithReason, { entityId, body: { currentEntity: item, reason } }),
          ]),
      ...(isAvailable(old) === there ? [] : [stockStatusUpdated(entityId, there)]),
    ]
  })
}

const stockStatusUpdated = (entityId: string, inStock: boolean) =>
  outboxEvent(inventoryItemStockStatusUpdated, { entityId, body: { inStock } })
