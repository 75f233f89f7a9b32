import { platform, site } from '@galleria/federation'
import { queryProducts } from '@galleria/platform-client/products'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Head } from '../components/Head.tsx'
import { ListingPage } from '../components/ListingPage.tsx'
import { read } from '../page-error.ts'
import { isFiltered, listingQuery, listingSearch, parseListing } from '../rules/listing.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const listing = parseListing(new URL(request.url).searchParams)
  const query = listingQuery(listing)
  const { signal } = request
  const { products, metadata } = await read(queryProducts(context.get(platform), { query }, { signal }))
  return { site: context.get(site), listing, products, total: metadata.total }
}

export function Component() {
  const { site, listing, products, total } = useLoaderData<typeof loader>()
  const { page } = listing
  return (
    <div data-boundary="catalog">
      <Head
        site={site}
        path={`/products${listingSearch({ ...parseListing(new URLSearchParams()), page })}`}
        title={`All products${page > 1 ? `, page ${page}` : ''} · ${site.name}`}
        description="Everything in the shop: ceramics, textiles, prints, light and more."
        hidden={isFiltered(listing)}
      />
      <ListingPage
        title="All products"
        path="/products"
        listing={listing}
        products={products}
        total={total}
        before={<Breadcrumbs site={site} crumbs={[{ label: 'All products', to: '/products' }]} />}
      />
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
