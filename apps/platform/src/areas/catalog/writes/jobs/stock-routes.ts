import * as operations from '@galleria/platform-client/operations/catalog/catalog-inventory-items'
import { exactlyOneOf } from '../../../../base/input/one-of.ts'
import { type App, operation } from '../../../../http/route.ts'
import { type EditContext, edited } from '../../edits/edit.ts'
import { Adjustment, fieldMask, StockValues } from '../inventory/input.ts'
import type { StockJob } from './change.ts'
import { beginJob } from './create.ts'
import { findSelectedItems, ItemSelection } from './input.ts'
import { Begun } from './selection.ts'

const partly = 'The specification names the call only, so its parameters are our own.'

/** Stock of all items that are found, by a job (wire §3.10): each item has its own result. */
export function stockJobRoutes(app: App): void {
  operation(
    app,
    operations.bulkUpdateInventoryItemsByFilter,
    { answer: Begun, partly, body: ItemSelection.extend({ inventoryItem: StockValues, fieldMask }) },
    (call) => {
      const { inventoryItem: sets, fieldMask: mask, ...found } = call.input
      return begin(call, 'BulkUpdateInventoryItemsByFilter', found, { sets, ...(mask && { mask }) })
    },
  )

  operation(
    app,
    operations.bulkDeleteInventoryItemsByFilter,
    { answer: Begun, partly, body: ItemSelection },
    (call) => begin(call, 'BulkDeleteInventoryItemsByFilter', call.input, { deletes: true }),
  )

  operation(
    app,
    operations.bulkAdjustInventoryItemsByFilter,
    { answer: Begun, partly, body: ItemSelection.extend({ adjust: Adjustment }) },
    (call) => {
      const { adjust, ...found } = call.input
      return begin(call, 'BulkAdjustInventoryItemsByFilter', found, { adjusts: adjust.amount })
    },
  )

  operation(
    app,
    operations.bulkSetOrAdjustInventoryItemsByFilter,
    {
      answer: Begun,
      partly,
      body: ItemSelection.extend({ set: StockValues.optional(), adjust: Adjustment.optional() }).superRefine(
        exactlyOneOf('set', 'adjust'),
      ),
    },
    (call) => {
      const { set, adjust, ...found } = call.input
      const how = adjust ? { adjusts: adjust.amount } : { sets: set ?? {} }
      return begin(call, 'BulkSetOrAdjustInventoryItemsByFilter', found, how)
    },
  )

  operation(
    app,
    operations.bulkCreateInventoryItemsByVariantFilter,
    { answer: Begun, partly, body: ItemSelection.extend({ inventoryItem: StockValues }) },
    (call) => {
      const { inventoryItem: makes, ...found } = call.input
      return begin(call, 'BulkCreateInventoryItemsByVariantFilter', found, { makes })
    },
  )
}

type Without<Job> = Job extends unknown ? Omit<Job, 'reason'> : never

async function begin(
  call: EditContext,
  name: string,
  { reason: why, idempotencyKey: key, ...found }: ItemSelection,
  change: Without<StockJob>,
): Promise<{ jobId: string }> {
  const stock = { ...change, reason: why } as StockJob
  const variants = await findSelectedItems(call.db, found, stock)
  const productIds = [...new Set(variants.map(({ productId }) => productId))]
  return edited(call, { call: name, idempotencyKey: key }, (edit) =>
    beginJob(edit, { call: name, change: { stock }, productIds, variants }),
  )
}
