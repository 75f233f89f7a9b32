import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../database.ts'
import { applicationError } from '../../../errors.ts'
import { CursorMetadata } from '../../../openapi/shapes.ts'
import { column, type Fields, idColumn } from '../../../query-language/fields.ts'
import {
  beyondKeyset,
  CursorPaging,
  cutKeyset,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../query-language/keyset.ts'
import { isUuid } from '../../../query-language/values.ts'
import { type App, operation } from '../../../route.ts'
import { edited } from '../../edits/edit.ts'
import { SearchDetails } from '../../search/request.ts'
import { BulkAdjust, BulkSet, idempotencyKey } from '../input.ts'
import { beginJob, productsFound } from './create.ts'
import type { BulkError } from './tables.ts'

const allow = ['APP', 'USER'] as const
const path = '/stores/v3/bulk/products'
const ours = '/stores/v1/catalog-edits/{id}/job'
const AS_IN_V1 = 'What is done is told in the words of the bulk calls of catalogue V1.'
/** A filter of all products is written out, as `{}`: forgetting it must not mean all. */
const Found = z.object({
  filter: z.record(z.string(), z.unknown()),
  search: SearchDetails.optional(),
  idempotencyKey,
})
const Begun = z.object({ jobId: z.guid() })

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
      body: Found.extend({ adjust: BulkAdjust }),
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
      body: Found.extend({ set: BulkSet }),
      answer: Begun,
      partly: AS_IN_V1,
    },
    async (call) => {
      const { set, ...found } = call.input
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
      const page = readKeyset(config, `results of ${job.id}`, { filter: status, sort, cursorPaging }, fields)
      const only = page.filter ? sql<boolean>`status = ${page.filter}` : sql<boolean>`true`
      const { rows } = await sql<Item>`
        select product_id as id, status, error, ${positionOf(page)} as position
        from catalog_bulk_items where job_id = ${job.id}::uuid and ${only} and ${beyondKeyset(page, id)}
        order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
      const { shown, metadata } = cutKeyset(config, page, rows)
      const results = shown.map(({ id: productId, status, error }) => ({
        ...{ productId, status },
        ...(error ? { error } : {}),
      }))
      return { results, pagingMetadata: metadata }
    },
  )
}

async function findJob(db: Db, id: string) {
  const job = isUuid(id)
    ? await db.selectFrom('catalogBulkJobs').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (job) return job
  throw applicationError(404, 'ASYNC_JOB_NOT_FOUND', `There is no job ${JSON.stringify(id)}`)
}
