import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { noReview } from '../answers.ts'
import { tellPublished, tellStatus } from '../events.ts'
import { type FoundReview, findReview, lockReview, updateReviewRow } from '../store/reviews.ts'
import type { ReviewStatus } from '../tables.ts'

export type ModerationContext = Pick<Services, 'config' | 'hooks' | 'clock'> & { readonly caller: Caller }

/** Decides about a review; the same decision again changes nothing. Undefined where there is no such review. */
export async function decide(
  trx: Trx,
  { config, hooks, clock, caller }: ModerationContext,
  id: string,
  status: ReviewStatus,
): Promise<FoundReview | undefined> {
  const before = isUuid(id) ? await lockReview(trx, id) : undefined
  if (!before) return undefined
  if (before.status === status) return findReview(trx, id)
  const date = clock.now()
  const isApproved = status === 'APPROVED'
  await updateReviewRow(trx, id, {
    status,
    // Back in the queue it waits for a decision, as if there had been none.
    manuallyChanged: status !== 'IN_MODERATION',
    publishCount: before.publishCount + (isApproved ? 1 : 0),
    updatedAt: date,
  })
  const row = await findReview(trx, id)
  if (!row) throw noReview()
  await tellStatus(trx, { config, caller, date }, row, before.status)
  if (isApproved) await tellPublished(trx, { config, caller, date }, row)
  // Imported reviews earn nothing: points are promised for writing one here.
  if (row.origin === 'APP') return row
  const of = { memberId: row.memberId, productId: row.productId, date }
  await (isApproved ? hooks.onReviewApproved(trx, of) : hooks.onReviewRemoved(trx, of))
  return row
}
