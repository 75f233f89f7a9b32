import * as operations from '@galleria/platform-client/operations/catalog/catalog-bulk'
import { z } from 'zod'
import { exactlyOneOf } from '../../../../base/input/one-of.ts'
import { CursorPaging } from '../../../../data/query-language/keyset.ts'
import { CursorMetadata } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { BulkAdjust, BulkSet } from '../input.ts'
import { tagsChange } from '../v3/change-tags.ts'
import { ProductSet } from '../v3/input.ts'
import { fieldMask } from '../v3/masked.ts'
import { begin } from './begin.ts'
import { Begun, ProductSelection } from './selection.ts'
import { findJob } from './store/jobs.ts'
import { findProductsOfVariants, queryResults, status } from './store/results.ts'
import { beginSetting, wholeJobRoutes } from './whole-routes.ts'

const AS_IN_V1 = 'Actions are named as in the bulk calls of catalog V1.'
const Job = z.object({
  id: z.guid(),
  call: z.string(),
  status: z.enum(['RUNNING', 'FINISHED']),
  total: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  createdDate: z.iso.datetime(),
  updatedDate: z.iso.datetime(),
})

const Result = z.object({
  productId: z.guid(),
  /** Id of the item in a job that changes stock: each item has its own result. */
  inventoryItemId: z.guid().optional(),
  status,
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})

/** Changes of all products that are found, done by a job (wire §3.10), with what the wire lacks: progress, and each one's result. */
export function catalogJobRoutes(app: App): void {
  operation(
    app,
    operations.bulkAdjustProductVariantsByFilter,
    { body: ProductSelection.extend({ adjust: BulkAdjust }), answer: Begun, partly: AS_IN_V1 },
    (call) => {
      const { adjust, ...found } = call.input
      return begin(call, 'BulkAdjustProductVariantsByFilter', found, { adjust })
    },
  )

  operation(
    app,
    operations.bulkUpdateProductsByFilter,
    {
      body: ProductSelection.extend({
        product: ProductSet.optional(),
        fieldMask,
        set: BulkSet.optional(),
      }).superRefine(exactlyOneOf('product', 'set')),
      answer: Begun,
    },
    async (call) => {
      const { set, product, fieldMask: mask, ...found } = call.input
      if (product || !set) return beginSetting(call, found, product ?? {}, mask)
      return begin(call, 'BulkUpdateProductsByFilter', found, { set })
    },
  )

  // Extension: the calls above belong to catalog V3, and sites of V1 change many products too.
  operation(
    app,
    operations.beginBulkChange,
    {
      body: ProductSelection.extend({
        set: BulkSet.optional(),
        adjust: BulkAdjust.optional(),
        tags: z.object(tagsChange).optional(),
        delete: z.literal(true).optional(),
      }).superRefine(exactlyOneOf('set', 'adjust', 'tags', 'delete')),
      answer: Begun,
    },
    (call) => {
      const { set, adjust, tags, delete: _, ...found } = call.input
      if (set) return begin(call, 'BulkUpdateProductsByFilter', found, { set })
      if (adjust) return begin(call, 'BulkAdjustProductVariantsByFilter', found, { adjust })
      if (tags) return begin(call, 'BulkUpdateProductTagsByFilter', found, { tags })
      return begin(call, 'BulkDeleteProductsByFilter', found, { deletes: true })
    },
  )

  operation(
    app,
    operations.getCatalogJob,
    { query: z.object({ id: z.string() }), answer: z.object({ job: Job }) },
    async ({ db, input }) => {
      const { id, call, status, total, succeeded, failed, createdAt, updatedAt } = await findJob(db, input.id)
      const createdDate = createdAt.toISOString()
      const updatedDate = updatedAt.toISOString()
      return { job: { id, call, status, total, succeeded, failed, createdDate, updatedDate } }
    },
  )

  operation(
    app,
    operations.listCatalogJobResults,
    {
      body: z.object({ id: z.string(), status: status.optional(), cursorPaging: CursorPaging }),
      answer: z.object({ results: z.array(Result), pagingMetadata: CursorMetadata }),
    },
    async ({ db, config, input: { id: wanted, status, cursorPaging } }) => {
      const job = await findJob(db, wanted)
      const { pageRows, metadata } = await queryResults({ db, config }, job.id, { status, cursorPaging })
      const products = 'stock' in job.change ? await findProductsOfVariants(db, pageRows) : undefined
      const results = pageRows.map(({ id: each, status, error }) => ({
        productId: products?.get(each) ?? each,
        ...(products && { inventoryItemId: each }),
        ...{ status, ...(error ? { error } : {}) },
      }))
      return { results, pagingMetadata: metadata }
    },
  )
  wholeJobRoutes(app)
}
