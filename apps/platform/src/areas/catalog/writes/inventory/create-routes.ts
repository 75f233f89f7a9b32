import { InventoryItem } from '@galleria/platform-client/entities/catalog-v3'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-inventory-items'
import { z } from 'zod'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { InventoryItemAnswer } from '../../v3/answers.ts'
import { bulkAnswerOf } from '../answers.ts'
import { idempotencyKey } from '../input.ts'
import { eachOnce, making } from './create.ts'
import { NewItem, reason, returnEntity } from './input.ts'
import { changeOneItem, changeStock } from './inventory.ts'

const answer = bulkAnswerOf(InventoryItem)
const partly =
  'Each variant has an inventory item from the start. Creating one sets its stock if it was never set.'

/** Calls that create inventory items, of variants without one (wire §3.10). */
export function inventoryMakingRoutes(app: App): void {
  operation(
    app,
    operations.createInventoryItem,
    { answer: InventoryItemAnswer, partly, body: z.object({ inventoryItem: NewItem, idempotencyKey }) },
    (call) =>
      edited(
        call,
        { call: 'CreateInventoryItem', idempotencyKey: call.input.idempotencyKey },
        async (edit) => {
          const change = making(call.input.inventoryItem, 'inventoryItem', { again: false })
          return { inventoryItem: await changeOneItem(edit, change, 'MANUAL') }
        },
      ),
  )

  for (const [served, again] of [
    [operations.bulkCreateInventoryItems, false],
    [operations.bulkUpsertInventoryItems, true],
  ] as const)
    operation(
      app,
      served,
      {
        answer,
        ...(again ? {} : { partly }),
        body: z.object({
          inventoryItems: z.array(NewItem).min(1).max(1000),
          ...{ returnEntity, reason, idempotencyKey },
        }),
      },
      (call) =>
        edited(call, { call: served.name, idempotencyKey: call.input.idempotencyKey }, (edit) => {
          const { inventoryItems } = call.input
          eachOnce(inventoryItems)
          const changes = inventoryItems.map((item, index) =>
            making(item, `inventoryItems[${index}]`, { again }),
          )
          return changeStock(edit, changes, call.input)
        }),
    )
}
