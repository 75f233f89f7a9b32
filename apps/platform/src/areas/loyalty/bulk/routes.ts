import { BulkAdjustment, BulkAdjustmentResult } from '@galleria/platform-client/entities/loyalty'
import * as operations from '@galleria/platform-client/operations/loyalty/loyalty-accounts'
import { z } from 'zod'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { BulkAdjust } from '../accounts/input.ts'
import { LOYALTY_BULK_CHANGES } from './carry-on.ts'
import { Listed } from './input.ts'
import { createBulkAdjust, previewBulkAdjust } from './store/create.ts'
import { findJob, queryResults } from './store/jobs.ts'

const Preview = z.object({
  accounts: z.int(),
  /** Sum of what would move, signed. */
  points: z.int(),
  /** Accounts with too few points for it. */
  refused: z.int(),
})
const Results = z.object({ results: z.array(BulkAdjustmentResult), pagingMetadata: CursorMetadata })

/** A change of many accounts at once (wire §3.5), with what the wire lacks: a look ahead, progress, and each account's result. */
export function bulkRoutes(app: App): void {
  operation(
    app,
    operations.bulkAdjustPoints,
    { body: BulkAdjust, answer: z.object({ asyncJobId: z.guid() }) },
    async ({ db, clock, schedule, input }) => {
      const asyncJobId = await createBulkAdjust(db, input, clock.now())
      schedule.wake(LOYALTY_BULK_CHANGES)
      return { asyncJobId }
    },
  )

  operation(app, operations.previewBulkAdjustPoints, { body: BulkAdjust, answer: Preview }, ({ db, input }) =>
    previewBulkAdjust(db, input),
  )

  operation(
    app,
    operations.getBulkAdjustment,
    { query: z.object({ asyncJobId: z.string() }), answer: z.object({ bulkAdjustment: BulkAdjustment }) },
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
    operations.listBulkAdjustmentResults,
    { query: Listed, answer: Results },
    async ({ db, config, input: { asyncJobId, status, cursorPaging } }) => {
      const job = await findJob(db, asyncJobId)
      const { pageRows, metadata } = await queryResults({ db, config }, job.id, { status, cursorPaging })
      const results = pageRows.map((item) => ({
        accountId: item.id,
        status: item.status,
        ...(item.transactionId ? { transactionId: item.transactionId } : {}),
        ...(item.error ? { error: item.error } : {}),
      }))
      return { results, pagingMetadata: metadata }
    },
  )
}
