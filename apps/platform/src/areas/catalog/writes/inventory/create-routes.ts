import { InventoryItem } from '@galleria/platform-client/entities/catalog-v3'
import { z } from 'zod'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { InventoryItemAnswer } from '../../v3/answers.ts'
import { bulkAnswerOf } from '../answers.ts'
import { idempotencyKey } from '../input.ts'
import { eachOnce, making } from './create.ts'
import { NewItem, reason, returnEntity } from './input.ts'
import { changeOneItem, changeStock } from './inventory.ts'

const allow = ['APP', 'USER'] as const
const bulk = '/stores/v3/bulk/inventory-items'
const answer = bulkAnswerOf(InventoryItem)
const partly =
  'Each variant has its item from its start: making one says what there is, as long as nobody has.'

/** Calls that create inventory items, of variants without one (wire §3.10). */
export function inventoryMakingRoutes(app: App): void {
  operation(
    app,
    {
      name: 'CreateInventoryItem',
      ...{ method: 'POST', path: '/stores/v3/inventory-items', allow, answer: InventoryItemAnswer, partly },
      body: z.object({ inventoryItem: NewItem, idempotencyKey }),
    },
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

  for (const [name, end, again] of [
    ['BulkCreateInventoryItems', 'create', false],
    ['BulkUpsertInventoryItems', 'upsert', true],
  ] as const)
    operation(
      app,
      {
        ...{ name, method: 'POST', path: `${bulk}/${end}`, allow, answer, ...(again ? {} : { partly }) },
        body: z.object({
          inventoryItems: z.array(NewItem).min(1).max(1000),
          ...{ returnEntity, reason, idempotencyKey },
        }),
      },
      (call) =>
        edited(call, { call: name, idempotencyKey: call.input.idempotencyKey }, (edit) => {
          const { inventoryItems } = call.input
          eachOnce(inventoryItems)
          const changes = inventoryItems.map((item, index) =>
            making(item, `inventoryItems[${index}]`, { again }),
          )
          return changeStock(edit, changes, call.input)
        }),
    )
}
