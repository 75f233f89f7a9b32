import { platform, site } from '@galleria/federation'
import { notFound, readForPage } from '@galleria/federation/read-for-page'
import { type Collection, queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { getShownSizeGuide } from '@galleria/platform-client/size-guides'
import type { LoaderFunctionArgs } from '@galleria/router'
import { browsable } from '../rules/home.ts'
import { isSlug } from '../rules/slug.ts'
import { readProductReviews } from './read-reviews.ts'
import { readPolicies, termsOf } from './read-terms.ts'
import { relatedProducts } from './related-products.ts'

export type ProductPage = Awaited<ReturnType<typeof readProduct>>

/** Collection that the browser comes from; undefined on the server, whose page is the same for everybody. */
function cameFrom(collections: readonly Collection[]): Collection | undefined {
  if (typeof document === 'undefined') return undefined
  const slug = /\/collections\/([^/]+)$/.exec(document.location.pathname)?.[1]
  return collections.find((collection) => collection.slug === slug)
}

/** All that a product's page shows. */
export async function readProduct({
  context,
  request: { signal },
  params: { slug = '' },
}: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw notFound()
  const client = context.get(platform)
  const policies = readPolicies(client, signal)
  const bySlug = { filter: { slug }, paging: { limit: 1 } }
  const [product] = (await readForPage(queryProducts(client, { query: bySlug }, { signal }))).products
  if (!product) throw notFound()
  // Stream these: the page does not wait for them.
  const related = relatedProducts(client, product, signal)
  // A platform without size guides shows none.
  const sized = getShownSizeGuide(client, { productId: product.id }, { signal }).then(
    ({ sizeGuide }) => Boolean(sizeGuide),
    () => false,
  )
  const reviewed = readProductReviews(client, product.id, signal)
  const query = { filter: { id: { $in: product.collectionIds } } }
  const { collections } = product.collectionIds.length
    ? await readForPage(queryCollections(client, { query }, { signal }))
    : { collections: [] }
  const collection = cameFrom(collections) ?? browsable(collections)[0]
  return {
    site: context.get(site),
    product,
    collection: collection && { slug: collection.slug, name: collection.name },
    related,
    hasSizeGuide: await sized,
    reviews: await reviewed,
    terms: termsOf(await policies, product),
  }
}
