import { z } from 'zod'
import { type App, operation } from '../../route.ts'
import { edited } from '../edits/edit.ts'
import { BulkAnswer } from './answers.ts'
import { adjusting, changeMany } from './bulk.ts'
import { changeProduct } from './change-product.ts'
import { BulkAdjust, BulkSet, idempotencyKey } from './input.ts'
import { namesOf } from './named.ts'

const allow = ['APP', 'USER'] as const
const path = '/stores/v1/bulk/products'
const ids = z.array(z.string()).min(1).max(100)

/** Many products at once, each with its own result (wire §3.9). */
export function bulkWriteRoutes(app: App): void {
  operation(
    app,
    {
      name: 'BulkUpdateProducts',
      method: 'POST',
      path: `${path}/update`,
      allow,
      body: z.object({ ids, set: BulkSet, idempotencyKey }),
      answer: BulkAnswer,
    },
    (call) =>
      edited(
        call,
        { call: 'BulkUpdateProducts', idempotencyKey: call.input.idempotencyKey },
        async (edit) => {
          const { price, cost, weight, ribbon, brand } = call.input.set
          const around = { currency: call.config.currency, ...(await namesOf(edit, { ribbon, brand })) }
          const changes = {
            ...(price !== undefined && { priceData: { price } }),
            ...(cost !== undefined && { costAndProfitData: { itemCost: cost } }),
            ...(weight !== undefined && { weight }),
          }
          return changeMany(edit, call.input.ids, (product) => changeProduct(product, changes, around))
        },
      ),
  )

  operation(
    app,
    {
      name: 'BulkAdjustProductProperties',
      method: 'POST',
      path: `${path}/adjust-properties`,
      allow,
      body: z.object({ ids, adjust: BulkAdjust, idempotencyKey }),
      answer: BulkAnswer,
    },
    (call) =>
      edited(
        call,
        { call: 'BulkAdjustProductProperties', idempotencyKey: call.input.idempotencyKey },
        (edit) => changeMany(edit, call.input.ids, adjusting(call.input.adjust, call.config.currency)),
      ),
  )
}
