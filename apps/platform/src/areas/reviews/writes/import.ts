import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { findMember } from '../../members/index.ts'
import { noReview } from '../answers.ts'
import { tellCreated, tellPublished } from '../events.ts'
import { markReviewed } from '../requests/store/rows.ts'
import { readSettings } from '../settings/store.ts'
import { keepPictures } from '../store/pictures.ts'
import {
  type AuthorOf,
  type FoundReview,
  findAuthor,
  findReview,
  hasBought,
  insertReview,
  isProduct,
} from '../store/reviews.ts'
import type { ReviewContent } from './content.ts'
import { nameOf } from './create.ts'
import { picturesOf } from './pictures.ts'

interface ImportedReview {
  readonly productId: string
  readonly author: AuthorOf & { readonly authorName?: string | undefined }
  readonly content: ReviewContent
  readonly reviewDate: Date | null
}

type Context = Pick<Services, 'config' | 'clock'> & { readonly caller: Caller }

/**
 * Writes a review of elsewhere for the member of a contact or an email: it waits where the shop decides, and earns no points.
 * @throws ApiError 404 PRODUCT_NOT_FOUND, CONTACT_NOT_FOUND, 409 REVIEW_ALREADY_EXISTS, 400 for pictures of others
 */
export async function importReview(
  trx: Trx,
  { config, clock, caller }: Context,
  { productId, author, content, reviewDate }: ImportedReview,
  at: string,
): Promise<FoundReview> {
  if (!isUuid(productId) || !(await isProduct(trx, productId)))
    throw applicationError(404, 'PRODUCT_NOT_FOUND', 'Product not found.')
  const memberId = await findAuthor(trx, author)
  if (!memberId) throw applicationError(404, 'CONTACT_NOT_FOUND', 'No account has this contact or email.')
  const { isModerated } = await readSettings(trx)
  const id = randomUUID()
  const date = clock.now()
  const media = await picturesOf(trx, { media: content.media, memberId, reviewId: id }, at)
  const added = await insertReview(trx, {
    ...{ id, productId, memberId, media, status: isModerated ? 'IN_MODERATION' : 'APPROVED' },
    authorName: author.authorName || nameOf(await findMember(trx, memberId)),
    ...{ title: content.title || null, body: content.body || null, rating: content.rating },
    verified: await hasBought(trx, { productId, memberId }),
    ...{ manuallyChanged: false, publishCount: isModerated ? 0 : 1, revision: 1, reviewDate },
    ...{ origin: 'APP', originAppId: caller.type === 'APP' ? caller.appId : null },
    ...{ replyMessage: null, replyCreatedAt: null, replyUpdatedAt: null },
    ...{ createdAt: date, updatedAt: date },
  })
  if (!added)
    throw applicationError(409, 'REVIEW_ALREADY_EXISTS', 'This contact has already reviewed this product.')
  await keepPictures(
    trx,
    id,
    media.map((each) => each.id),
  )
  await markReviewed(trx, { memberId, productId, reviewId: id, date })
  const row = await findReview(trx, id)
  if (!row) throw noReview()
  await tellCreated(trx, { config, caller, date }, row)
  if (!isModerated) await tellPublished(trx, { config, caller, date }, row)
  return row
}
