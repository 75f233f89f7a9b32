import { Review } from '@galleria/platform-client/entities/reviews'
import * as operations from '@galleria/platform-client/operations/reviews/reviews'
import { z } from 'zod'
import { plainLines } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { ById, noReview, ReviewAnswer } from '../answers.ts'
import { reviewView } from '../view.ts'
import { decide } from './decide.ts'
import { reply } from './reply.ts'

const Status = z.enum(['APPROVED', 'REJECTED', 'IN_MODERATION'])
const Ids = z
  .array(z.string().max(100))
  .min(1)
  .max(100)
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])

/** Decisions and answers of the shop (reviews API). */
export function moderationRoutes(app: App): void {
  operation(
    app,
    operations.updateModerationStatus,
    { body: ById.extend({ status: Status }), answer: ReviewAnswer },
    async (call) => {
      const { reviewId, status } = call.input
      const row = await transaction(call.db, (trx) => decide(trx, call, reviewId, status))
      if (!row) throw noReview()
      return { review: reviewView(call.config, row, true) }
    },
  )

  operation(
    app,
    operations.bulkModerateReviews,
    {
      body: z.object({ reviewIds: Ids, status: Status }),
      answer: z.object({ reviews: z.array(Review), missingIds: z.array(z.string()) }),
    },
    async (call) => {
      const { reviewIds, status } = call.input
      // In one order, so that two of these calls wait for each other and never for ever.
      const decided = await transaction(call.db, async (trx) => {
        const rows = []
        for (const id of reviewIds.toSorted()) rows.push({ id, row: await decide(trx, call, id, status) })
        return rows
      })
      return {
        reviews: decided.flatMap(({ row }) => (row ? [reviewView(call.config, row, true)] : [])),
        missingIds: decided.flatMap(({ id, row }) => (row ? [] : [id])),
      }
    },
  )

  operation(
    app,
    operations.setReply,
    {
      body: ById.extend({
        message: plainLines(1000).refine((text) => text.length > 0, { error: 'must not be empty' }),
      }),
      answer: ReviewAnswer,
    },
    async (call) => {
      const { reviewId, message } = call.input
      const row = await transaction(call.db, (trx) => reply(trx, call, reviewId, message))
      return { review: reviewView(call.config, row, true) }
    },
  )

  operation(app, operations.removeReply, { query: ById, answer: ReviewAnswer }, async (call) => {
    const row = await transaction(call.db, (trx) => reply(trx, call, call.input.reviewId, null))
    return { review: reviewView(call.config, row, true) }
  })
}
