import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from '@galleria/router'
import { takeAhead } from '../ahead.ts'
import { ProductDetails } from '../components/ProductDetails.tsx'
import { Shelf } from '../components/Shelf.tsx'
import { type ProductPage, readProduct } from '../read-product.ts'

export async function loader(args: LoaderFunctionArgs): Promise<ProductPage> {
  return (await takeAhead<ProductPage>(args.params.slug ?? '')) ?? readProduct(args)
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
