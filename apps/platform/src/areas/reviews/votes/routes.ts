import * as operations from '@galleria/platform-client/operations/reviews/reviews'
import { applicationError } from '../../../base/errors.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { type App, operation } from '../../../http/route.ts'
import { takeAttempt } from '../../identity/index.ts'
import { ById, noReview, ReviewAnswer } from '../answers.ts'
import { findReview, lockReview } from '../store/reviews.ts'
import { deleteVote, insertVote } from '../store/votes.ts'
import { reviewView } from '../view.ts'

/** Votes of a member in a quarter of an hour. */
const VOTES = 120

/** Helpful votes, once a member and review: beyond the reviews API, which tells their number alone. */
export function voteRoutes(app: App): void {
  operation(
    app,
    operations.markReviewHelpful,
    { body: ById, answer: ReviewAnswer },
    async ({ db, clock, config, caller: { memberId }, input: { reviewId } }) => {
      await takeAttempt(db, clock, { of: `review-vote:${memberId}`, allowed: VOTES })
      return transaction(db, async (trx) => {
        const review = await lockShown(trx, reviewId)
        if (review.memberId === memberId)
          throw applicationError(428, 'OWN_REVIEW', "You can't mark your own review as helpful.")
        await insertVote(trx, { reviewId: review.id, memberId }, clock.now())
        return { review: reviewView(config, await findCounted(trx, review.id), false) }
      })
    },
  )

  operation(
    app,
    operations.unmarkReviewHelpful,
    { query: ById, answer: ReviewAnswer },
    async ({ db, clock, config, caller: { memberId }, input: { reviewId } }) => {
      await takeAttempt(db, clock, { of: `review-vote:${memberId}`, allowed: VOTES })
      return transaction(db, async (trx) => {
        const review = await lockShown(trx, reviewId)
        await deleteVote(trx, { reviewId: review.id, memberId })
        return { review: reviewView(config, await findCounted(trx, review.id), false) }
      })
    },
  )
}

/** Locks the review, so that none is voted for that is gone or hidden meanwhile. */
async function lockShown(trx: Trx, id: string) {
  const row = isUuid(id) ? await lockReview(trx, id) : undefined
  if (row?.status !== 'APPROVED') throw noReview()
  return row
}

async function findCounted(trx: Trx, id: string) {
  const row = await findReview(trx, id)
  if (!row) throw noReview()
  return row
}
