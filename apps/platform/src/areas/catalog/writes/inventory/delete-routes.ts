import * as operations from '@galleria/platform-client/operations/catalog/catalog-inventory-items'
import { z } from 'zod'
import { Nothing } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { BulkAnswer } from '../answers.ts'
import { reason } from './input.ts'
import { changeOneItem, changeStock, removing } from './inventory.ts'

/** The item goes and its variant stays, out of stock; whoever creates the item anew puts it back (wire §3.10). */
export function inventoryRemovingRoutes(app: App): void {
  operation(
    app,
    operations.deleteInventoryItem,
    { query: z.object({ inventoryItemId: z.string() }), answer: Nothing },
    (call) =>
      edited(call, { call: 'DeleteInventoryItem' }, async (edit) => {
        await changeOneItem(edit, removing(call.input.inventoryItemId), 'MANUAL')
        return {}
      }),
  )

  operation(
    app,
    operations.bulkDeleteInventoryItems,
    {
      body: z.object({ inventoryItemIds: z.array(z.string()).min(1).max(1000), reason }),
      answer: BulkAnswer,
    },
    (call) =>
      edited(call, { call: 'BulkDeleteInventoryItems' }, (edit) => {
        const { inventoryItemIds, reason: why } = call.input
        return changeStock(edit, inventoryItemIds.map(removing), { reason: why, returnEntity: false })
      }),
  )
}
