import { Review } from '@galleria/platform-client/entities/reviews'
import * as operations from '@galleria/platform-client/operations/reviews/reviews'
import { z } from 'zod'
import { inBulk } from '../../../base/input/bulk.ts'
import { sentBack } from '../../../base/input/closed.ts'
import { exactlyOneOf } from '../../../base/input/one-of.ts'
import { displayName } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { type App, operation } from '../../../http/route.ts'
import { reviewView, STORES } from '../view.ts'
import { ReviewContent } from './content.ts'
import { importReview } from './import.ts'

const Imported = sentBack(
  z.object({
    namespace: z.literal(STORES),
    entityId: z.string().max(36),
    content: ReviewContent,
    author: z
      .object({
        contactId: z.guid().toLowerCase().optional(),
        email: z.email().max(254).optional(),
        authorName: displayName(100).optional(),
      })
      .superRefine(exactlyOneOf('contactId', 'email')),
    reviewDate: z.iso.datetime({ offset: true }).optional(),
  }),
  Review,
)
const { results, bulkActionMetadata } = bulkAnswer(Review).shape
const Answer = z.object({
  results: z.array(results.element.omit({ item: true }).extend({ review: z.optional(Review) })),
  bulkActionMetadata,
})

/** Reviews of elsewhere, many at once (reviews API). */
export function reviewImportRoutes(app: App): void {
  operation(
    app,
    operations.bulkCreateReview,
    {
      body: z.object({
        reviews: z.array(Imported).min(1).max(100),
        returnEntity: z.boolean().default(false),
      }),
      answer: Answer,
      partly: 'Contacts are those of members. Films are not taken, and pictures only by their ids.',
    },
    async (call) => {
      const { db, clock, config, input } = call
      const now = clock.now()
      const wanted = input.reviews.map((review, index) => ({ ...review, at: `reviews[${index}]` }))
      const made = await inBulk(
        wanted,
        ({ entityId }) => entityId,
        async ({ entityId, content, author, reviewDate, at }) => {
          const review = {
            ...{ productId: entityId.toLowerCase(), author, content },
            // No review is of tomorrow.
            reviewDate: reviewDate ? new Date(Math.min(Date.parse(reviewDate), now.getTime())) : null,
          }
          const row = await transaction(db, (trx) => importReview(trx, call, review, at))
          return reviewView(config, row, true)
        },
      )
      return {
        results: made.results.map(({ itemMetadata, item }) => ({
          itemMetadata: item ? { ...itemMetadata, id: item.id } : itemMetadata,
          ...(input.returnEntity && item && { review: item }),
        })),
        bulkActionMetadata: made.bulkActionMetadata,
      }
    },
  )
}
