import { platform, site } from '@galleria/federation'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import type { LoaderFunctionArgs } from '@galleria/router'
import { notFound, read } from './page-error.ts'
import { browsable } from './rules/home.ts'
import { isSlug } from './rules/slug.ts'

export type ProductPage = Awaited<ReturnType<typeof readProduct>>

/** All that a product's page shows. */
export async function readProduct({
  context,
  request: { signal },
  params: { slug = '' },
}: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw notFound()
  const client = context.get(platform)
  const bySlug = { filter: { slug }, paging: { limit: 1 } }
  const [product] = (await read(queryProducts(client, { query: bySlug }, { signal }))).products
  if (!product) throw notFound()
  const { collectionIds } = product
  if (collectionIds.length === 0) return { site: context.get(site), product, related: [] }
  const [{ collections }, others] = await Promise.all([
    read(queryCollections(client, { query: { filter: { id: { $in: collectionIds } } } }, { signal })),
    read(
      queryProducts(
        client,
        {
          query: { filter: { collectionIds: { $hasSome: collectionIds.slice(0, 1) } }, paging: { limit: 5 } },
        },
        { signal },
      ),
    ),
  ])
  const related = others.products.filter(({ id }) => id !== product.id).slice(0, 4)
  return { site: context.get(site), product, collection: browsable(collections)[0], related }
}
