import { ReviewBulkJob, ReviewBulkResult } from '@galleria/platform-client/entities/reviews'
import * as operations from '@galleria/platform-client/operations/reviews/reviews'
import { z } from 'zod'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { beginJob } from './begin.ts'
import { Begun, Filter } from './input.ts'
import { queryResults } from './store.ts'
import { canUndo, jobOf, undoJob } from './undo.ts'

const ById = z.object({ jobId: z.string().max(100) })

/** Changes of all reviews that are found, done by a job (reviews API), with what it lacks: progress, each one's result, undo. */
export function reviewBulkRoutes(app: App): void {
  operation(
    app,
    operations.bulkDeleteReviews,
    { body: z.object({ filter: Filter }), answer: Begun },
    (call) => beginJob(call, { action: 'DELETE', filter: call.input.filter }),
  )

  operation(
    app,
    operations.bulkUpdateModerationStatus,
    { body: z.object({ filter: Filter, status: z.enum(['APPROVED', 'REJECTED']) }), answer: Begun },
    (call) => {
      const { filter, status: moderationStatus } = call.input
      return beginJob(call, { action: 'MODERATE', filter, moderationStatus })
    },
  )

  operation(
    app,
    operations.getReviewBulkJob,
    { query: ById, answer: z.object({ job: ReviewBulkJob }) },
    async ({ db, input: { jobId } }) => {
      const job = await jobOf(db, jobId)
      const { id, action, moderationStatus, status, total, succeeded, failed, undoes } = job
      return {
        job: {
          ...{ id, action, status, total, succeeded, failed, canUndo: canUndo(job) },
          ...(moderationStatus && { moderationStatus }),
          ...(undoes && { undoes }),
          createdDate: job.createdAt.toISOString(),
          updatedDate: job.updatedAt.toISOString(),
        },
      }
    },
  )

  operation(
    app,
    operations.listReviewBulkResults,
    {
      query: ById.extend({
        status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']).optional(),
        cursorPaging: CursorPaging,
      }),
      answer: z.object({ results: z.array(ReviewBulkResult), pagingMetadata: CursorMetadata }),
    },
    async ({ db, config, input: { jobId, status, cursorPaging } }) => {
      const job = await jobOf(db, jobId)
      const { pageRows, metadata } = await queryResults({ db, config }, job.id, { status, cursorPaging })
      const results = pageRows.map((item) => ({
        itemId: item.id,
        ...(item.name && { name: item.name }),
        status: item.status,
        ...(item.error && { error: item.error }),
      }))
      return { results, pagingMetadata: metadata }
    },
  )

  operation(app, operations.undoReviewBulkJob, { body: ById, answer: Begun }, (call) =>
    undoJob(call, call.input.jobId),
  )
}
