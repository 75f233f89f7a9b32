import { platform, site } from '@galleria/federation'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from '@galleria/router'
import { ProductDetails } from '../components/ProductDetails.tsx'
import { Shelf } from '../components/Shelf.tsx'
import { notFound, read } from '../page-error.ts'
import { browsable } from '../rules/home.ts'
import { isSlug } from '../rules/slug.ts'

export async function loader({ context, request: { signal }, params: { slug = '' } }: LoaderFunctionArgs) {
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

/** A choice changes the URL, not the product; and what a shopper buys changes neither. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  if (args.formMethod && args.formMethod !== 'GET') return false
  const samePage = args.currentUrl.pathname === args.nextUrl.pathname
  return samePage && args.currentUrl.search !== args.nextUrl.search ? false : args.defaultShouldRevalidate
}

export function Component() {
  const { site, product, collection, related } = useLoaderData<typeof loader>()
  return (
    <div data-boundary="catalog">
      <ProductDetails key={product.id} site={site} product={product} collection={collection} />
      {related.length > 0 && (
        <Shelf
          title="You may also like"
          to={collection ? `/collections/${collection.slug}` : '/products'}
          products={related}
        />
      )}
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
