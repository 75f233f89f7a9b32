import { collectionChanged } from '@galleria/platform-client/events'
import { type OutboxEvent, outboxEvent } from '../../../../data/outbox.ts'
import type { CellChange, CellChanges } from '../../edits/tables.ts'

const within = 'collections/'

/** Tells whether a product only moved within a collection. */
export const isMove = (cell: string, { from, to }: CellChange) =>
  cell.startsWith(within) && typeof from === 'number' && typeof to === 'number'

/** Emits one event for each collection, however many of its products moved. */
export function moveEvents(changes: readonly { readonly cells: CellChanges }[]): OutboxEvent[] {
  const moved = changes.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([cell, change]) =>
      isMove(cell, change) ? [cell.slice(within.length)] : [],
    ),
  )
  return [...new Set(moved)].map((entityId) =>
    outboxEvent(collectionChanged, {
      entityId,
      body: {
        ...{ collection_Id: entityId, changedFields: ['productIds'] },
        originatedFromVersion: 'V1_CATALOG',
      },
    }),
  )
}
