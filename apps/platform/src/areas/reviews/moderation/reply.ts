import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { noReview } from '../answers.ts'
import { tellUpdated } from '../events.ts'
import { type FoundReview, findReview, lockReview, updateReviewRow } from '../store/reviews.ts'
import type { ModerationContext } from './decide.ts'

/** Sets the shop's answer to a review, or takes it away. @throws ApiError 404 REVIEW_NOT_FOUND */
export async function reply(
  trx: Trx,
  { config, clock, caller }: Pick<ModerationContext, 'config' | 'clock' | 'caller'>,
  id: string,
  message: string | null,
): Promise<FoundReview> {
  const before = isUuid(id) ? await lockReview(trx, id) : undefined
  if (!before) throw noReview()
  const date = clock.now()
  await updateReviewRow(trx, id, {
    replyMessage: message,
    replyCreatedAt: message === null ? null : (before.replyCreatedAt ?? date),
    replyUpdatedAt: message === null ? null : date,
    updatedAt: date,
  })
  const row = await findReview(trx, id)
  if (!row) throw noReview()
  await tellUpdated(trx, { config, caller, date }, row)
  return row
}
