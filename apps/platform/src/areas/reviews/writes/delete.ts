import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { noReview } from '../answers.ts'
import { tellDeleted } from '../events.ts'
import { deleteReviewRow, type FoundReview, findReview, lockReview } from '../store/reviews.ts'

type Context = Pick<Services, 'config' | 'hooks' | 'clock'> & { readonly caller: Caller }

/** Deletes a review with its pictures and votes. @throws ApiError 404 REVIEW_NOT_FOUND, of another member's too */
export async function deleteReview(
  trx: Trx,
  { config, hooks, clock, caller }: Context,
  id: string,
): Promise<FoundReview> {
  const locked = isUuid(id) ? await lockReview(trx, id) : undefined
  const isOwn = caller.type !== 'MEMBER' || locked?.memberId === caller.memberId
  const row = locked && isOwn ? await findReview(trx, locked.id) : undefined
  if (!row) throw noReview()
  const date = clock.now()
  await deleteReviewRow(trx, row.id)
  await tellDeleted(trx, { config, caller, date }, row)
  const { memberId, productId } = row
  if (row.origin === 'APP') return row
  await hooks.onReviewRemoved(trx, { memberId, productId, date })
  return row
}
