import { sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import { exactlyOneOf } from '../../../../base/input/one-of.ts'
import type { Db } from '../../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../../data/query-language/fields.ts'
import {
  beyondKeyset,
  CursorPaging,
  cutKeyset,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../../data/query-language/keyset.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import { CursorMetadata } from '../../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { BulkAdjust, BulkSet } from '../input.ts'
import { fieldMask } from '../v3/asked.ts'
import { ProductSet } from '../v3/input.ts'
import { beginJob, productsFound } from './create.ts'
import { Begun, FoundProducts } from './found.ts'
import type { BulkError } from './tables.ts'
import { beginSetting, wholeJobRoutes } from './whole-routes.ts'

const allow = ['APP', 'USER'] as const
const path = '/stores/v3/bulk/products'
const ours = '/stores/v1/catalog-edits/{id}/job'
const AS_IN_V1 = 'What is done is told in the words of the bulk calls of catalog V1.'
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
const status = z.enum(['PENDING', 'SUCCEEDED', 'FAILED'])
const Result = z.object({
  productId: z.guid(),
  /** Of a job that changes stock: each item has its own. */
  inventoryItemId: z.guid().optional(),
  status,
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})

const fields: Fields = {
  productId: idColumn(sql.ref('product_id'), { sortable: true }),
  status: column('text', sql.ref('status')),
}
const id = sql.ref('product_id')

interface Item {
  readonly id: string
  readonly status: z.output<typeof status>
  readonly error: BulkError | null
  readonly position: string | null
}

/** Changes of all products that are found, done by a job (wire §3.10), with what the wire lacks: progress, and each one's result. */
export function catalogJobRoutes(app: App): void {
  operation(
    app,
    {
      name: 'BulkAdjustProductVariantsByFilter',
      method: 'POST',
      path: `${path}/adjust-variants-by-filter`,
      allow,
      body: FoundProducts.extend({ adjust: BulkAdjust }),
      answer: Begun,
      partly: AS_IN_V1,
    },
    async (call) => {
      const { adjust, ...found } = call.input
      const productIds = await productsFound(call, found)
      return edited(
        call,
        { call: 'BulkAdjustProductVariantsByFilter', idempotencyKey: found.idempotencyKey },
        (edit) =>
          beginJob(edit, { call: 'BulkAdjustProductVariantsByFilter', change: { adjust }, productIds }),
      )
    },
  )

  operation(
    app,
    {
      name: 'BulkUpdateProductsByFilter',
      method: 'POST',
      path: `${path}/update-by-filter`,
      allow,
      body: FoundProducts.extend({
        product: ProductSet.optional(),
        fieldMask,
        set: BulkSet.optional(),
      }).superRefine(exactlyOneOf('product', 'set')),
      answer: Begun,
    },
    async (call) => {
      const { set, product, fieldMask: mask, ...found } = call.input
      if (product || !set) return beginSetting(call, found, product ?? {}, mask)
      const productIds = await productsFound(call, found)
      return edited(
        call,
        { call: 'BulkUpdateProductsByFilter', idempotencyKey: found.idempotencyKey },
        (edit) => beginJob(edit, { call: 'BulkUpdateProductsByFilter', change: { set }, productIds }),
      )
    },
  )

  operation(
    app,
    {
      name: 'GetCatalogJob',
      method: 'GET',
      path: ours,
      allow,
      query: z.object({ id: z.string() }),
      answer: z.object({ job: Job }),
    },
    async ({ db, input }) => {
      const { id, call, status, total, succeeded, failed, createdAt, updatedAt } = await findJob(db, input.id)
      const createdDate = createdAt.toISOString()
      const updatedDate = updatedAt.toISOString()
      return { job: { id, call, status, total, succeeded, failed, createdDate, updatedDate } }
    },
  )

  operation(
    app,
    {
      name: 'ListCatalogJobResults',
      method: 'POST',
      path: `${ours}/results/query`,
      allow,
      body: z.object({ id: z.string(), status: status.optional(), cursorPaging: CursorPaging }),
      answer: z.object({ results: z.array(Result), pagingMetadata: CursorMetadata }),
    },
    async ({ db, config, input: { id: wanted, status, cursorPaging } }) => {
      const job = await findJob(db, wanted)
      const sort = [{ fieldName: 'productId', order: 'ASC' as const }]
      const asked = { filter: status, sort, cursorPaging }
      const page = readKeyset(config, `results of ${job.id}`, asked, fields, { at: '' })
      const only = page.filter ? sql<boolean>`status = ${page.filter}` : sql<boolean>`true`
      const { rows } = await sql<Item>`
        select product_id as id, status, error, ${positionOf(page)} as position
        from (
          select product_id, status, error from catalog_bulk_items where job_id = ${job.id}::uuid
          union all
          select p.id, case when b.done then 'SUCCEEDED' else 'PENDING' end, null
          from catalog_bulk_batches b cross join unnest(coalesce(b.variant_ids, b.product_ids)) as p(id)
          where b.job_id = ${job.id}::uuid and not exists (
            select 1 from catalog_bulk_items i where i.job_id = b.job_id and i.product_id = p.id)
        ) as results where ${only} and ${beyondKeyset(page, id)}
        order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
      const { shown, metadata } = cutKeyset(config, page, rows)
      const products = 'stock' in job.change ? await productsOf(db, shown) : undefined
      const results = shown.map(({ id: each, status, error }) => ({
        productId: products?.get(each) ?? each,
        ...(products && { inventoryItemId: each }),
        ...{ status, ...(error ? { error } : {}) },
      }))
      return { results, pagingMetadata: metadata }
    },
  )
  wholeJobRoutes(app)
}

/** By variant; those that are gone have none. */
async function productsOf(db: Db, items: readonly { readonly id: string }[]): Promise<Map<string, string>> {
  const ids = items.map(({ id }) => id)
  const rows = ids.length
    ? await db.selectFrom('variants').select(['id', 'productId']).where('id', 'in', ids).execute()
    : []
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}

async function findJob(db: Db, id: string) {
  const job = isUuid(id)
    ? await db.selectFrom('catalogBulkJobs').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (job) return job
  throw applicationError(404, 'ASYNC_JOB_NOT_FOUND', `There is no job ${JSON.stringify(id)}`)
}
