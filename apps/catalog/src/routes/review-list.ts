import { platform } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'
import { FEW_REVIEWS, type FoundReviews, findReviews } from '../data/read-reviews.ts'
import { askedReviews } from '../rules/reviews/asked.ts'

/** Reviews of `?product=` for the page that shows them already. Null where the platform does not answer. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<FoundReviews | null> {
  const search = new URL(request.url).searchParams
  const reach = { limit: FEW_REVIEWS, signal: request.signal }
  const productId = search.get('product') ?? ''
  try {
    return await findReviews(context.get(platform), productId, askedReviews(search), reach)
  } catch {
    return null
  }
}

export const shouldRevalidate = () => false
