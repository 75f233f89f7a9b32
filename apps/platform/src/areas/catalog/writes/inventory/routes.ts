import { InventoryItem } from '@galleria/platform-client/entities/catalog-v3'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-inventory'
import * as itemsOperations from '@galleria/platform-client/operations/catalog/catalog-inventory-items'
import { z } from 'zod'
import { sentBack } from '../../../../base/input/closed.ts'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { InventoryItemAnswer } from '../../v3/answers.ts'
import { bulkAnswerOf } from '../answers.ts'
import { idempotencyKey } from '../input.ts'
import * as input from './input.ts'
import { changeOneItem, changeStock, putting, setting, taking } from './inventory.ts'

const { reason, fieldMask, returnEntity } = input
const around = { reason, returnEntity, idempotencyKey }
const answer = bulkAnswerOf(InventoryItem)
const restrictInventory = z.boolean().nullish()

/** Stock, set and counted, with why (wire §3.10). */
export function inventoryWriteRoutes(app: App): void {
  operation(
    app,
    operations.updateInventoryItem,
    { body: z.object({ inventoryItem: input.ItemChanges, fieldMask, reason }), answer: InventoryItemAnswer },
    (call) =>
      edited(call, { call: 'UpdateInventoryItem' }, async (edit) => {
        const { inventoryItem, fieldMask, reason } = call.input
        return { inventoryItem: await changeOneItem(edit, setting(inventoryItem, fieldMask), reason) }
      }),
  )

  operation(
    app,
    operations.bulkUpdateInventoryItems,
    {
      body: z.object({
        inventoryItems: z
          .array(z.object({ inventoryItem: sentBack(input.ItemChanges, InventoryItem), fieldMask }))
          .min(1)
          .max(1000),
        ...around,
      }),
      answer,
    },
    (call) =>
      edited(
        call,
        { call: 'BulkUpdateInventoryItems', idempotencyKey: call.input.idempotencyKey },
        (edit) => {
          const changes = call.input.inventoryItems.map(({ inventoryItem, fieldMask }) =>
            setting(inventoryItem, fieldMask),
          )
          return changeStock(edit, changes, call.input)
        },
      ),
  )

  for (const [served, Data] of [
    [operations.bulkDecrementInventoryItems, input.Decrements],
    [itemsOperations.bulkDecrementInventoryItemsByVariantAndLocation, input.DecrementsByVariant],
  ] as const)
    operation(
      app,
      served,
      {
        answer,
        body: z.object({ decrementData: Data, restrictInventory, ...around }),
        partly: 'Less than nothing is never kept, with or without `restrictInventory`.',
      },
      (call) =>
        edited(call, { call: served.name, idempotencyKey: call.input.idempotencyKey }, (edit) => {
          const restrict = call.input.restrictInventory ?? true
          const changes = call.input.decrementData.map((each) =>
            taking(idOf(each), each.decrementBy, {
              ...{ ahead: each.preorderRequest, restrict, locationId: placeOf(each) },
            }),
          )
          return changeStock(edit, changes, call.input)
        }),
    )

  for (const [served, Data] of [
    [operations.bulkIncrementInventoryItems, input.Increments],
    [itemsOperations.bulkIncrementInventoryItemsByVariantAndLocation, input.IncrementsByVariant],
  ] as const)
    operation(
      app,
      served,
      {
        answer,
        body: z.object({ incrementData: Data, ...around }),
      },
      (call) =>
        edited(call, { call: served.name, idempotencyKey: call.input.idempotencyKey }, (edit) =>
          changeStock(
            edit,
            call.input.incrementData.map((each) => putting(idOf(each), each.incrementBy, placeOf(each))),
            call.input,
          ),
        ),
    )
}

type Wanted = { inventoryItemId: string } | { variantId: string; locationId?: string | null | undefined }

const idOf = (each: Wanted) => ('inventoryItemId' in each ? each.inventoryItemId : each.variantId)
const placeOf = (each: Wanted) => ('locationId' in each && each.locationId) || undefined
