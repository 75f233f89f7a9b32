import { platform, site } from '@galleria/federation'
import { notFound, readForPage } from '@galleria/federation/read-for-page'
import { queryProducts } from '@galleria/platform-client/products'
import type { LoaderFunctionArgs } from '@galleria/router'
import { askedReviews } from '../rules/reviews/asked.ts'
import { isSlug } from '../rules/slug.ts'
import { findReviews, MANY_REVIEWS, readSummary } from './read-reviews.ts'

/** Reads the reviews of a product, a page at a time. @throws Response 404 without the product, or where the platform has no reviews */
export async function readReviewsPage({ context, request, params: { slug = '' } }: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw notFound()
  const client = context.get(platform)
  const { signal } = request
  const asked = askedReviews(new URL(request.url).searchParams)
  const query = { filter: { slug }, paging: { limit: 1 } }
  const [product] = (await readForPage(queryProducts(client, { query }, { signal }))).products
  if (!product) throw notFound()
  const { id, name } = product
  const [summary, found] = await readForPage(
    Promise.all([
      readSummary(client, id, signal),
      findReviews(client, id, asked, { limit: MANY_REVIEWS, signal }),
    ]),
  )
  return { site: context.get(site), product: { id, name, slug }, asked, summary, ...found }
}
