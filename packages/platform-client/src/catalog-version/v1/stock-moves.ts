import { getVariantStock, updateStockCells } from '../../calls/catalog/stock.ts'
import type { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import type { InventoryChangeReason } from '../../enums/catalog-v3.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'
import { itemOf } from './stock.ts'

/** Tries of a move, where orders take pieces meanwhile. */
const TRIES = 4

interface Move {
  readonly variantId: string
  readonly locationId?: string
}

interface Around {
  readonly reason?: InventoryChangeReason
  readonly idempotencyKey?: string
}

interface Moved {
  readonly error?: { readonly code: string; readonly description: string } | undefined
  readonly item?: InventoryItem
}

/** Refusal in the words of V3. */
const refusal = (code: string, description: string): Moved => ({ error: { code, description } })

/** Moves the pieces of one variant from the number that is read: another number is a conflict, and is read again. */
async function moveOne(
  client: PlatformClient,
  { variantId, locationId }: Move,
  by: number,
  { reason, idempotencyKey }: Around,
  options?: CallOptions,
): Promise<Moved> {
  for (let tries = 1; ; tries++) {
    const { stock, levels } = await getVariantStock(client, { variantId }, options)
    const there = locationId ? levels.find((level) => level.locationId === locationId) : stock
    const from = there?.available ?? 0
    if (!stock.isCounted)
      return refusal('INVENTORY_QUANTITY_NOT_TRACKED', 'The quantity of this variant is not tracked.')
    if (from + by < 0) return refusal('INSUFFICIENT_INVENTORY', `Only ${from} available.`)
    const cell = { cell: 'available' as const, from, to: from + by, ...(locationId && { locationId }) }
    const { results } = await updateStockCells(
      client,
      {
        rows: [{ id: variantId, cells: [cell] }],
        ...(reason && { reason }),
        // The answer of a key is kept, and so is a conflict: later tries have none.
        ...(idempotencyKey && tries === 1 && { idempotencyKey }),
      },
      options,
    )
    const [result] = results
    const [written] = result?.cells ?? []
    if (written?.outcome === 'CONFLICT' && tries < TRIES) continue
    const error = written?.error ?? result?.itemMetadata.error
    return { error, ...(result?.item && { item: itemOf(result.item) }) }
  }
}

async function moveAll(
  client: PlatformClient,
  moves: readonly (Move & { readonly by: number })[],
  around: Around,
  options?: CallOptions,
) {
  const results = []
  // One after the other: a key belongs to one call.
  const { idempotencyKey: _, ...keyless } = around
  for (const [originalIndex, { by, ...move }] of moves.entries()) {
    const { error, item } = await moveOne(client, move, by, moves.length > 1 ? keyless : around, options)
    results.push({
      itemMetadata: { id: move.variantId, originalIndex, success: !error, ...(error && { error }) },
      ...(item && { item }),
    })
  }
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length
  return { results, bulkActionMetadata: { totalSuccesses: results.length - totalFailures, totalFailures } }
}

/** `BulkIncrementInventoryItemsByVariantAndLocation` of V3. */
export const increment = (
  client: PlatformClient,
  {
    incrementData,
    ...around
  }: { readonly incrementData: readonly (Move & { readonly incrementBy: number })[] } & Around,
  options?: CallOptions,
) => {
  const moves = incrementData.map(({ incrementBy, ...move }) => ({ ...move, by: incrementBy }))
  return moveAll(client, moves, around, options)
}

/** `BulkDecrementInventoryItemsByVariantAndLocation` of V3. */
export const decrement = (
  client: PlatformClient,
  {
    decrementData,
    ...around
  }: { readonly decrementData: readonly (Move & { readonly decrementBy: number })[] } & Around,
  options?: CallOptions,
) => {
  const moves = decrementData.map(({ decrementBy, ...move }) => ({ ...move, by: -decrementBy }))
  return moveAll(client, moves, around, options)
}
