import { Review } from '@galleria/platform-client/entities/reviews'
import * as operations from '@galleria/platform-client/operations/reviews/reviews'
import { z } from 'zod'
import { sentBack } from '../../../base/input/closed.ts'
import { Revision } from '../../../base/input/revision.ts'
import { displayName } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { takeAttempt } from '../../identity/index.ts'
import { ById, ReviewAnswer } from '../answers.ts'
import { reviewView, STORES } from '../view.ts'
import { ReviewContent } from './content.ts'
import { createReview } from './create.ts'
import { deleteReview } from './delete.ts'
import { updateReview } from './update.ts'

/** Reviews that a member may write or change in a quarter of an hour. */
const WRITES = 20

/** Reviews by their authors (reviews API). */
export function reviewWriteRoutes(app: App): void {
  operation(
    app,
    operations.createReview,
    {
      body: z.object({
        review: sentBack(
          z.object({
            namespace: z.literal(STORES),
            entityId: z.string().max(36),
            content: ReviewContent,
            author: z.object({ authorName: displayName(100).optional() }).optional(),
          }),
          Review,
        ),
      }),
      answer: ReviewAnswer,
      partly: 'Films are not taken, and pictures only by their ids.',
    },
    async (call) => {
      const { db, clock, caller, input } = call
      await takeAttempt(db, clock, { of: `review:${caller.memberId}`, allowed: WRITES })
      const { entityId, content, author } = input.review
      const written = {
        productId: entityId.toLowerCase(),
        content,
        authorName: author?.authorName,
      }
      const row = await transaction(db, (trx) => createReview(trx, call, written))
      return { review: reviewView(call.config, row, true) }
    },
  )

  operation(
    app,
    operations.updateReview,
    {
      body: z.object({
        review: z.object({ id: z.string().max(100), revision: Revision, content: ReviewContent }),
      }),
      answer: ReviewAnswer,
      partly: 'The content is replaced as a whole.',
    },
    async (call) => {
      const { db, clock, caller, input } = call
      await takeAttempt(db, clock, { of: `review:${caller.memberId}`, allowed: WRITES })
      const row = await transaction(db, (trx) => updateReview(trx, call, input.review))
      return { review: reviewView(call.config, row, true) }
    },
  )

  operation(app, operations.deleteReview, { query: ById, answer: ReviewAnswer }, async (call) => ({
    review: reviewView(
      call.config,
      await transaction(call.db, (trx) => deleteReview(trx, call, call.input.reviewId)),
      true,
    ),
  }))
}
