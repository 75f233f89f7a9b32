import { memberOnly } from '@galleria/federation/member-only'
import { notFound, readForPage } from '@galleria/federation/read-for-page'
import { isPlatformError } from '@galleria/platform-client'
import { queryProducts } from '@galleria/platform-client/products'
import { getMyReviewOf } from '@galleria/platform-client/reviews'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container } from '@galleria/ui'
import { ReviewForm } from '../components/reviews/ReviewForm.tsx'
import { type Written, writeReview } from '../data/write-review.ts'
import { useMessages } from '../messages/index.ts'
import { pictured } from '../rules/picture.ts'
import { isSlug } from '../rules/slug.ts'

const signInPath = (returnTo: string) => `/account/sign-in?${new URLSearchParams({ returnTo })}`

/** The product with the member's review of it; a guest signs in first, and comes back. */
export function loader(args: LoaderFunctionArgs) {
  const { slug = '' } = args.params
  if (!isSlug(slug)) throw notFound()
  return memberOnly(
    args,
    async (client, signal) => {
      const query = { filter: { slug }, paging: { limit: 1 } }
      const [product] = (await queryProducts(client, { query }, { signal })).products
      if (!product) throw notFound()
      const { id, name, media } = product
      const { review, verified } = await getMyReviewOf(client, { entityId: id }, { signal })
      const picture = media?.mainMedia && pictured(media.mainMedia)
      return { product: { id, name, slug, picture }, review: review ?? null, isVerified: verified }
    },
    { signInPath, onError },
  )
}

const onError = (error: unknown): Promise<never> =>
  isPlatformError(error) ? readForPage(Promise.reject(error)) : Promise.reject(error)

/** Writes the review; whose session ended signs in anew, and finds the text again. */
export async function action(args: ActionFunctionArgs): Promise<Written> {
  const form = await args.request.formData()
  const productId = String(form.get('product') ?? '')
  return memberOnly(args, (client) => writeReview(client, productId, form), { signInPath })
}

export function Component() {
  const t = useMessages()
  const { product, review, isVerified } = useLoaderData<typeof loader>()
  return (
    <Container data-boundary="catalog">
      <title>{t('reviews.write-of', { product: product.name })}</title>
      <meta name="robots" content="noindex" />
      <ReviewForm key={product.id} {...{ product, review, isVerified }} />
    </Container>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
