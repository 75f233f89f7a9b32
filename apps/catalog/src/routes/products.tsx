import { platform, site } from '@galleria/federation'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Head } from '../components/Head.tsx'
import { ItemList } from '../components/ItemList.tsx'
import { ListingPage } from '../components/listing/ListingPage.tsx'
import { useMessages } from '../messages/index.ts'
import { canonicalListing } from '../rules/listing/canonical.ts'
import { parseListing } from '../rules/listing/listing.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const listing = parseListing(new URL(request.url).searchParams)
  // Loaded here: a page rendered by the server needs none of its code.
  const { findProducts } = await import(/* webpackChunkName: 'find' */ '../data/find-products.ts')
  const found = await findProducts(context.get(platform), { listing }, request.signal)
  return { site: context.get(site), listing, found }
}

export function Component() {
  const { site, listing, found } = useLoaderData<typeof loader>()
  const t = useMessages()
  const { page } = listing
  const { path, hidden, facet } = canonicalListing('/products', listing, found)
  const all = t('nav.products')
  const named = { name: facet ? t('listing.facet', { name: all, facet }) : all, site: site.name }
  const title = page > 1 ? t('listing.title-page', { ...named, page }) : t('listing.title', named)
  return (
    <div data-boundary="catalog">
      <Head
        site={site}
        path={path}
        title={title}
        description={t('products.description')}
        picture={found.products[0]?.picture}
        hidden={hidden}
      />
      <ItemList site={site} products={found.products} />
      <ListingPage
        title={t('nav.products')}
        path="/products"
        listing={listing}
        found={found}
        currency={site.currencies[0] ?? site.currency}
        before={<Breadcrumbs site={site} crumbs={[{ label: t('nav.products'), to: '/products' }]} />}
      />
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
