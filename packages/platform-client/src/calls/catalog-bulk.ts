import { defineCall, type Service, z } from '@galleria/platform-client'
import { type BulkAnswer, bulkAnswer } from '../schemas/bulk.ts'

const service: Service = {
  package: '@wix/auto_sdk_stores_products',
  fqn: 'wix.catalog.api.v1.CatalogWriteApi',
  entity: 'wix.stores.catalog.v1.product',
}
const path = '/stores/v1/bulk/products'
const Answer = () => bulkAnswer(z.unknown())

/** One thing for all of them (wire §3.9). */
export type BulkSet =
  | { price: number }
  | { cost: number | null }
  | { weight: number | null }
  | { ribbon: string | null }
  | { brand: string | null }

/** `rate` is in percent, from -100 to 1000; rounded to whole units of the currency where asked for. */
export type Adjustment = { amount: number } | { percentage: { rate: number; roundToInt?: boolean } }
/** One of them, of each product and of its variants that have their own. */
export type BulkAdjust = { price: Adjustment } | { cost: Adjustment } | { weight: Adjustment }

/** Up to 100, each with its own result (wire §3.9). */
export const bulkUpdateProducts = /* @__PURE__ */ defineCall<
  { ids: string[]; set: BulkSet; idempotencyKey?: string },
  BulkAnswer<unknown>
>({ name: 'BulkUpdateProducts', service, method: 'POST', path: `${path}/update`, output: Answer })

/** Up to 100; repeat it only with an `idempotencyKey`, of the embedded platform (wire §3.9). */
export const bulkAdjustProductProperties = /* @__PURE__ */ defineCall<
  { ids: string[]; adjust: BulkAdjust; idempotencyKey?: string },
  BulkAnswer<unknown>
>({
  name: 'BulkAdjustProductProperties',
  service,
  method: 'POST',
  path: `${path}/adjust-properties`,
  output: Answer,
})
