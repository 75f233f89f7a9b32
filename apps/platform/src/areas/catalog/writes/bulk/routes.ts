import * as operations from '@galleria/platform-client/operations/catalog/catalog-bulk-v1'
import { z } from 'zod'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { BulkAnswer } from '../answers.ts'
import { BulkAdjust, BulkSet, idempotencyKey } from '../input.ts'
import { adjusting, changeMany, settingOf } from './bulk.ts'

const ids = z.array(z.string()).min(1).max(100)

/** Many products at once, each with its own result (wire §3.9). */
export function bulkWriteRoutes(app: App): void {
  operation(
    app,
    operations.bulkUpdateProducts,
    { body: z.object({ ids, set: BulkSet, idempotencyKey }), answer: BulkAnswer },
    (call) =>
      edited(
        call,
        { call: 'BulkUpdateProducts', idempotencyKey: call.input.idempotencyKey },
        async (edit) => {
          return changeMany(edit, call.input.ids, await settingOf(edit, call.input.set))
        },
      ),
  )

  operation(
    app,
    operations.bulkAdjustProductProperties,
    { body: z.object({ ids, adjust: BulkAdjust, idempotencyKey }), answer: BulkAnswer },
    (call) =>
      edited(
        call,
        { call: 'BulkAdjustProductProperties', idempotencyKey: call.input.idempotencyKey },
        (edit) => changeMany(edit, call.input.ids, adjusting(call.input.adjust, call.config.currency)),
      ),
  )
}
