import {
  isPlatformError,
  isTransientError,
  type PlatformClient,
  type PlatformError,
} from '@galleria/platform-client'
import {
  createReview,
  deleteReview,
  STORES_NAMESPACE,
  updateReview,
  uploadReviewPicture,
} from '@galleria/platform-client/reviews'
import { fieldAt, MOST_PICTURES } from '../rules/reviews/draft.ts'
import { pictureData } from './picture-data.ts'

/** Reason why a review was not taken. */
export type WriteProblem = 'changed' | 'muted' | 'too-often' | 'gone' | 'unreachable' | 'refused'
type WrongField = NonNullable<ReturnType<typeof fieldAt>>

export type Written =
  | { readonly done: 'shown' | 'waiting' | 'deleted' }
  | { readonly wrong: readonly WrongField[]; readonly problem?: undefined }
  | { readonly problem: WriteProblem; readonly wrong?: undefined }

/** Sends, changes or deletes the member's review of a product. */
export async function writeReview(
  client: PlatformClient,
  productId: string,
  form: FormData,
): Promise<Written> {
  // A sent form ends its lines by two signs, and the text must not be longer than its field takes.
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim()
  const [id, revision] = [text('id'), text('revision')]
  try {
    if (text('intent') === 'delete') {
      await deleteReview(client, { reviewId: id })
      return { done: 'deleted' }
    }
    const rating = Number(text('stars'))
    if (!rating) return { wrong: ['stars'] }
    const files = form
      .getAll('pictures')
      .filter((each): each is File => each instanceof File && each.size > 0)
    const kept = form.getAll('kept').map(String)
    if (kept.length + files.length > MOST_PICTURES) return { wrong: ['pictures'] }
    const sent = await upload(client, files)
    if (!sent) return { wrong: ['pictures'] }
    const content = {
      ...{ rating, title: text('title'), body: text('text') },
      media: [...kept, ...sent].map((each) => ({ image: { id: each } })),
    }
    const name = text('name')
    const { review } = id
      ? await updateReview(client, { review: { id, revision, content } })
      : await createReview(client, {
          review: {
            ...{ namespace: STORES_NAMESPACE, entityId: productId, content },
            ...(name && { author: { authorName: name } }),
          },
        })
    return { done: review.moderation?.moderationStatus === 'APPROVED' ? 'shown' : 'waiting' }
  } catch (error) {
    // The page leads whoever is signed out to the sign-in.
    if (!isPlatformError(error) || isSignedOut(error)) throw error
    const wrong = error.violations.flatMap(({ field }) => fieldAt(field) ?? [])
    return wrong.length > 0 ? { wrong } : { problem: problemOf(error) }
  }
}

const isSignedOut = ({ status, code }: PlatformError) => status === 401 || code === 'PERMISSION_DENIED'

/** Ids of the pictures; undefined where one cannot be read. */
async function upload(client: PlatformClient, files: readonly File[]): Promise<string[] | undefined> {
  const ids: string[] = []
  for (const file of files) {
    let data: string
    try {
      data = await pictureData(file)
    } catch {
      return undefined
    }
    try {
      const { image } = await uploadReviewPicture(client, { data })
      ids.push(image.id ?? '')
    } catch (error) {
      if (isPlatformError(error) && error.code === 'PICTURE_NOT_READABLE') return undefined
      throw error
    }
  }
  return ids
}

const problems: Readonly<Record<string, WriteProblem>> = {
  REVIEW_ALREADY_EXISTS: 'changed',
  REVISION_MISMATCH: 'changed',
  MEMBER_MUTED: 'muted',
  THROTTLED_FEATURE: 'too-often',
  REVIEW_NOT_FOUND: 'gone',
  PRODUCT_NOT_FOUND: 'gone',
}

function problemOf(error: Parameters<typeof isTransientError>[0]): WriteProblem {
  const known = isPlatformError(error) && error.code ? problems[error.code] : undefined
  return known ?? (isTransientError(error) ? 'unreachable' : 'refused')
}
