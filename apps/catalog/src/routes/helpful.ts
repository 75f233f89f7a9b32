import { platform, session } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { getMyReviewOf, markReviewHelpful, unmarkReviewHelpful } from '@galleria/platform-client/reviews'
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from '@galleria/router'
import type { MyReviews, Voted } from '../data/helpful.ts'

const none: MyReviews = { helpfulIds: [], ownId: null }

/** The member's own review of `?product=`, and which reviews of it helped them; nothing of a guest, or where the platform does not answer. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<MyReviews> {
  if (!context.get(session).isMember) return none
  const entityId = new URL(request.url).searchParams.get('product') ?? ''
  try {
    const mine = await getMyReviewOf(context.get(platform), { entityId }, { signal: request.signal })
    return { helpfulIds: mine.helpfulReviewIds, ownId: mine.review?.id ?? null }
  } catch {
    return none
  }
}

/** Counts the member's vote, or takes it back. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Voted> {
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  if (!context.get(session).isMember) return { id, problem: 'sign-in' }
  const isMine = form.get('intent') !== 'take-back'
  const call = isMine ? markReviewHelpful : unmarkReviewHelpful
  try {
    const { review } = await call(context.get(platform), { reviewId: id })
    return { id, helpful: review.foundHelpful ?? 0, isMine }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.status === 401 || error.status === 403) return { id, problem: 'sign-in' }
    return { id, problem: error.code === 'OWN_REVIEW' ? 'own' : 'failed' }
  }
}

/** A vote alone changes what helped the member: a list that hid the review shows it as voted for again. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs) =>
  formAction?.endsWith('/products/-/helpful') ?? false
