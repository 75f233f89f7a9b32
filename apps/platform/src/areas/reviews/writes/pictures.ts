import { violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { lockPictures } from '../store/pictures.ts'
import type { StoredPicture } from '../tables.ts'
import type { ReviewContent } from './content.ts'

interface Wanted {
  readonly media: ReviewContent['media']
  readonly memberId: string
  readonly reviewId: string
}

/** @throws ApiError 400 at each picture that the member did not send, or that another review shows */
export async function picturesOf(
  trx: Trx,
  { media, memberId, reviewId }: Wanted,
  review = 'review',
): Promise<readonly StoredPicture[]> {
  const ids = media.map(({ image }) => image.id)
  const found = new Map((await lockPictures(trx, { ids, memberId, reviewId })).map((each) => [each.id, each]))
  const missing = ids.flatMap((id, at) => (found.has(id) ? [] : [at]))
  if (missing.length)
    throw violations(
      missing.map((at) => ({
        field: `${review}.content.media[${at}].image.id`,
        description: 'is not a picture that you uploaded for this review',
        violatedRule: 'VALIDATION',
      })),
    )
  return ids.flatMap((id) => found.get(id) ?? [])
}
