import { BulkAdjustment, BulkAdjustmentResult } from '@galleria/platform-client/entities/loyalty'
import { sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { Db } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import {
  beyondKeyset,
  CursorPaging,
  cutKeyset,
  keysetOrder,
  positionOf,
  readKeyset,
} from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { BulkAdjust } from '../accounts/input.ts'
import { accountsPath, OWNERS } from '../accounts/routes.ts'
import { LOYALTY_BULK_CHANGES } from './carry-on.ts'
import { createBulkAdjust, previewBulkAdjust } from './create.ts'

const path = `${accountsPath}/bulk-adjust`
const Preview = z.object({
  accounts: z.int(),
  /** Sum of what would move, signed. */
  points: z.int(),
  /** Accounts with too few points for it. */
  refused: z.int(),
})
const Results = z.object({ results: z.array(BulkAdjustmentResult), pagingMetadata: CursorMetadata })
const Listed = z.object({
  asyncJobId: z.string(),
  status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']).optional(),
  cursorPaging: CursorPaging,
})

const fields: Fields = {
  accountId: idColumn(sql.ref('account_id'), { sortable: true }),
  status: column('text', sql.ref('status')),
}
const id = sql.ref('account_id')

interface Item {
  readonly id: string
  readonly status: string
  readonly transactionId: string | null
  readonly error: { readonly code: string; readonly description: string } | null
  readonly position: string | null
}

/** A change of many accounts at once (wire §3.5), with what the wire lacks: a look ahead, progress, and each account's result. */
export function bulkRoutes(app: App): void {
  operation(
    app,
    {
      name: 'BulkAdjustPoints',
      method: 'POST',
      path,
      allow: OWNERS,
      body: BulkAdjust,
      answer: z.object({ asyncJobId: z.guid() }),
    },
    async ({ db, clock, schedule, input }) => {
      const asyncJobId = await createBulkAdjust(db, input, clock.now())
      schedule.wake(LOYALTY_BULK_CHANGES)
      return { asyncJobId }
    },
  )

  operation(
    app,
    {
      name: 'PreviewBulkAdjustPoints',
      method: 'POST',
      path: `${path}/preview`,
      allow: OWNERS,
      body: BulkAdjust,
      answer: Preview,
    },
    ({ db, input }) => previewBulkAdjust(db, input),
  )

  operation(
    app,
    {
      name: 'GetBulkAdjustment',
      method: 'GET',
      path: `${path}/{asyncJobId}`,
      allow: OWNERS,
      query: z.object({ asyncJobId: z.string() }),
      answer: z.object({ bulkAdjustment: BulkAdjustment }),
    },
    async ({ db, input: { asyncJobId } }) => {
      const job = await findJob(db, asyncJobId)
      const { status, total, succeeded, failed, createdAt, updatedAt } = job
      return {
        bulkAdjustment: {
          ...{ id: job.id, status, total, succeeded, failed },
          ...(job.amount === null ? {} : { amount: job.amount }),
          ...(job.balance === null ? {} : { balance: job.balance }),
          ...(job.description === null ? {} : { description: job.description }),
          createdDate: createdAt.toISOString(),
          updatedDate: updatedAt.toISOString(),
        },
      }
    },
  )

  operation(
    app,
    {
      name: 'ListBulkAdjustmentResults',
      method: 'GET',
      path: `${path}/{asyncJobId}/results`,
      allow: OWNERS,
      query: Listed,
      answer: Results,
    },
    async ({ db, config, input: { asyncJobId, status, cursorPaging } }) => {
      const job = await findJob(db, asyncJobId)
      const of = `results of ${job.id}`
      const sort = [{ fieldName: 'accountId', order: 'ASC' as const }]
      const page = readKeyset(config, of, { filter: status, sort, cursorPaging }, fields, { at: '' })
      const only = page.filter ? sql<boolean>`status = ${page.filter}` : sql<boolean>`true`
      const { rows } = await sql<Item>`
        select account_id as id, status, transaction_id, error, ${positionOf(page)} as position
        from loyalty_bulk_items where job_id = ${job.id}::uuid and ${only} and ${beyondKeyset(page, id)}
        order by ${keysetOrder(page, id)} limit ${page.limit + 1}`.execute(db)
      const { shown, metadata } = cutKeyset(config, page, rows)
      const results = shown.map((item) => ({
        accountId: item.id,
        status: item.status,
        ...(item.transactionId ? { transactionId: item.transactionId } : {}),
        ...(item.error ? { error: item.error } : {}),
      }))
      return { results, pagingMetadata: metadata }
    },
  )
}

async function findJob(db: Db, id: string) {
  const job = isUuid(id)
    ? await db.selectFrom('loyaltyBulkJobs').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!job) throw applicationError(404, 'ASYNC_JOB_NOT_FOUND', 'There is no such job')
  return job
}
