import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import { withoutDirections } from '../../../base/texts/plain-text.ts'
import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { findMember, mustNotBeMuted } from '../../members/index.ts'
import { noReview } from '../answers.ts'
import { tellCreated, tellPublished } from '../events.ts'
import { markReviewed } from '../requests/store/rows.ts'
import { readSettings } from '../settings/store.ts'
import { keepPictures } from '../store/pictures.ts'
import { type FoundReview, findReview, hasBought, insertReview, isShown } from '../store/reviews.ts'
import type { ReviewContent } from './content.ts'
import { picturesOf } from './pictures.ts'

interface NewReview {
  readonly productId: string
  readonly content: ReviewContent
  readonly authorName: string | undefined
}

type Context = Pick<Services, 'config' | 'hooks' | 'clock'> & {
  readonly caller: Extract<Caller, { type: 'MEMBER' }>
}

/** @throws ApiError 404 PRODUCT_NOT_FOUND, 409 REVIEW_ALREADY_EXISTS, 403 MEMBER_MUTED, 400 for pictures of others */
export async function createReview(
  trx: Trx,
  { config, hooks, clock, caller }: Context,
  { productId, content, authorName }: NewReview,
): Promise<FoundReview> {
  const { memberId } = caller
  const member = await findMember(trx, memberId)
  mustNotBeMuted(caller, member)
  if (!isUuid(productId) || !(await isShown(trx, productId)))
    throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product not found.')
  const { isModerated } = await readSettings(trx)
  const status = isModerated ? 'IN_MODERATION' : 'APPROVED'
  const id = randomUUID()
  const date = clock.now()
  const media = await picturesOf(trx, { media: content.media, memberId, reviewId: id })
  const added = await insertReview(trx, {
    ...{ id, productId, memberId, media, status },
    authorName: authorName || nameOf(member),
    ...{ title: content.title || null, body: content.body || null, rating: content.rating },
    verified: await hasBought(trx, { productId, memberId }),
    ...{ manuallyChanged: false, publishCount: isModerated ? 0 : 1, revision: 1 },
    ...{ replyMessage: null, replyCreatedAt: null, replyUpdatedAt: null },
    ...{ createdAt: date, updatedAt: date },
  })
  if (!added)
    throw applicationError(
      409,
      'REVIEW_ALREADY_EXISTS',
      'You have already reviewed this product. Change your review instead.',
    )
  await keepPictures(
    trx,
    id,
    media.map((each) => each.id),
  )
  await markReviewed(trx, { memberId, productId, reviewId: id, date })
  const row = await findReview(trx, id)
  if (!row) throw noReview()
  await tellCreated(trx, { config, caller, date }, row)
  if (status === 'APPROVED') {
    await tellPublished(trx, { config, caller, date }, row)
    await hooks.onReviewApproved(trx, { memberId, productId, date })
  }
  return row
}

/** Name that others read where the author gives none: the nickname, else the first name. */
export function nameOf({
  nickname,
  contact,
}: {
  readonly nickname: string | null
  readonly contact: { readonly firstName?: string | null | undefined } | null
}): string | null {
  return withoutDirections(nickname || contact?.firstName || '').trim() || null
}
