import { Review, ReviewSummary } from '@galleria/platform-client/entities/reviews'
import * as operations from '@galleria/platform-client/operations/reviews/reviews'
import { z } from 'zod'
import { KeysetQuery } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { Counted } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { ById, noReview, ReviewAnswer, ReviewPage } from '../answers.ts'
import { countReviews, pageOfReviews, type Reach } from '../store/list.ts'
import { findReview, findReviewOf, hasBought } from '../store/reviews.ts'
import { findStars } from '../store/summaries.ts'
import { findVotes } from '../store/votes.ts'
import { reviewView } from '../view.ts'
import { summaryOf } from './summary.ts'

const Flag = z.union([z.boolean(), z.stringbool()]).default(false)
const Ids = z.array(z.string().max(36)).min(1).max(100)

const isStaff = ({ type }: Caller) => type === 'APP' || type === 'USER'
/** Shoppers who ask for private reviews are answered the shown ones. */
const reachOf = (caller: Caller, wantsAll: boolean): Reach => (wantsAll && isStaff(caller) ? 'ALL' : 'SHOWN')

/** Reviews for shoppers, their authors and staff (reviews API); summaries and a member's own go beyond it. */
export function reviewReadRoutes(app: App): void {
  operation(
    app,
    operations.queryReviews,
    {
      body: z.object({ query: KeysetQuery.prefault({}), returnPrivateReviews: Flag }),
      answer: ReviewPage,
      publicRead: true,
      partly: 'It neither filters nor sorts by `relevanceScore`, and takes one order at a time.',
    },
    async ({ db, config, caller, input: { query, returnPrivateReviews } }) => {
      const reach = reachOf(caller, returnPrivateReviews)
      const { pageRows, metadata } = await pageOfReviews({ db, config }, reach, query)
      return { reviews: pageRows.map((row) => reviewView(config, row, isStaff(caller))), metadata }
    },
  )

  operation(
    app,
    operations.countReviews,
    {
      body: z.object({ filter: z.unknown().optional(), includePrivateReviews: Flag }),
      answer: Counted,
      publicRead: true,
    },
    async ({ db, caller, input: { filter, includePrivateReviews } }) => ({
      count: await countReviews(db, reachOf(caller, includePrivateReviews), filter),
    }),
  )

  operation(
    app,
    operations.queryReviewSummaries,
    {
      body: z.object({ entityIds: Ids }),
      answer: z.object({ summaries: z.array(ReviewSummary) }),
      publicRead: true,
    },
    async ({ db, input: { entityIds } }) => {
      const stars = await findStars(db, entityIds.filter(isUuid))
      const byProduct = Map.groupBy(stars, ({ productId }) => productId)
      return {
        summaries: entityIds.map((id) => summaryOf(id, byProduct.get(id.toLowerCase()) ?? [])),
      }
    },
  )

  operation(
    app,
    operations.queryMyReviews,
    { body: z.object({ query: KeysetQuery.prefault({}) }), answer: ReviewPage },
    async ({ db, config, caller: { memberId }, input: { query } }) => {
      const sort = query.sort.length ? query.sort : [{ fieldName: 'createdDate', order: 'DESC' as const }]
      const { pageRows, metadata } = await pageOfReviews({ db, config }, { memberId }, { ...query, sort })
      return { reviews: pageRows.map((row) => reviewView(config, row, true)), metadata }
    },
  )

  operation(
    app,
    operations.getMyReviewOf,
    {
      query: z.object({ entityId: z.string().max(36) }),
      answer: z.object({
        review: z.nullable(Review),
        verified: z.boolean(),
        helpfulReviewIds: z.array(z.string()),
      }),
    },
    async ({ db, config, caller: { memberId }, input: { entityId } }) => {
      if (!isUuid(entityId)) return { review: null, verified: false, helpfulReviewIds: [] }
      const of = { productId: entityId.toLowerCase(), memberId }
      const row = await findReviewOf(db, of)
      return {
        review: row ? reviewView(config, row, true) : null,
        verified: await hasBought(db, of),
        helpfulReviewIds: await findVotes(db, entityId, memberId),
      }
    },
  )

  operation(
    app,
    operations.getReview,
    { query: ById.extend({ returnPrivateReviews: Flag }), answer: ReviewAnswer },
    async ({ db, config, caller, input: { reviewId, returnPrivateReviews } }) => {
      const row = isUuid(reviewId) ? await findReview(db, reviewId) : undefined
      const isOwn = caller.type === 'MEMBER' && row?.memberId === caller.memberId
      const mayRead = row?.status === 'APPROVED' || isOwn || (returnPrivateReviews && isStaff(caller))
      if (!row || !mayRead) throw noReview()
      return { review: reviewView(config, row, isOwn || isStaff(caller)) }
    },
  )
}
