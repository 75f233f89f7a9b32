import { checkRevision } from '../../../base/input/revision.ts'
import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { findMember, mustNotBeMuted } from '../../members/index.ts'
import { noReview } from '../answers.ts'
import { tellStatus, tellUpdated } from '../events.ts'
import { readSettings } from '../settings/store.ts'
import { keepPictures } from '../store/pictures.ts'
import { type FoundReview, findReview, hasBought, lockReview, updateReviewRow } from '../store/reviews.ts'
import type { ReviewContent } from './content.ts'
import { picturesOf } from './pictures.ts'

interface ChangedReview {
  readonly id: string
  readonly revision: number
  readonly content: ReviewContent
}

type Context = Pick<Services, 'config' | 'clock'> & {
  readonly caller: Extract<Caller, { type: 'MEMBER' }>
}

/**
 * Replaces what the author said. A moderated shop decides anew, and any shop about what it rejected; points that the
 * review earned stay until it does. @throws ApiError 404 REVIEW_NOT_FOUND, 409 REVISION_MISMATCH, 403 MEMBER_MUTED
 */
export async function updateReview(
  trx: Trx,
  { config, clock, caller }: Context,
  { id, revision, content }: ChangedReview,
): Promise<FoundReview> {
  const { memberId } = caller
  const before = isUuid(id) ? await lockReview(trx, id) : undefined
  if (!before || before.memberId !== memberId) throw noReview()
  mustNotBeMuted(caller, await findMember(trx, memberId))
  checkRevision(before.revision, revision)
  const date = clock.now()
  const { isModerated } = await readSettings(trx)
  const status = isModerated || before.status === 'REJECTED' ? 'IN_MODERATION' : before.status
  const media = await picturesOf(trx, { media: content.media, memberId, reviewId: id })
  await updateReviewRow(trx, id, {
    ...{ title: content.title || null, body: content.body || null, rating: content.rating, media, status },
    verified: await hasBought(trx, { productId: before.productId, memberId }),
    ...(status !== before.status && { manuallyChanged: false }),
    updatedAt: date,
  })
  await keepPictures(
    trx,
    id,
    media.map((each) => each.id),
  )
  const row = await findReview(trx, id)
  if (!row) throw noReview()
  await tellUpdated(trx, { config, caller, date }, row)
  if (status !== before.status) await tellStatus(trx, { config, caller, date }, row, before.status)
  return row
}
