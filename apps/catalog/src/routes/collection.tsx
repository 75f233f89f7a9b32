import { platform, site } from '@galleria/federation'
import { getCollectionBySlug } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Head } from '../components/Head.tsx'
import { ListingPage } from '../components/ListingPage.tsx'
import { notFound, read } from '../page-error.ts'
import { isFiltered, listingQuery, listingSearch, parseListing } from '../rules/listing.ts'
import { plainText } from '../rules/plain-text.ts'
import { isSlug } from '../rules/slug.ts'

export async function loader({ context, request, params: { slug = '' } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const { signal } = request
  if (!isSlug(slug)) throw notFound()
  const { collection } = await read(getCollectionBySlug(client, { slug }, { signal }))
  const listing = parseListing(new URL(request.url).searchParams)
  const query = listingQuery(listing, [{ collectionIds: { $hasSome: [collection.id] } }])
  const { products, metadata } = await read(queryProducts(client, { query }, { signal }))
  return { site: context.get(site), collection, listing, products, total: metadata.total }
}

export function Component() {
  const { site, collection, listing, products, total } = useLoaderData<typeof loader>()
  const path = `/collections/${collection.slug}`
  const { page } = listing
  const description = plainText(collection.description ?? '', 300)
  return (
    <div data-boundary="catalog">
      <Head
        site={site}
        path={`${path}${listingSearch({ ...parseListing(new URLSearchParams()), page })}`}
        title={`${collection.name}${page > 1 ? `, page ${page}` : ''} · ${site.name}`}
        description={description || `${collection.name} at ${site.name}.`}
        picture={collection.media?.mainMedia}
        hidden={isFiltered(listing)}
      />
      <ListingPage
        title={collection.name}
        description={description}
        path={path}
        listing={listing}
        products={products}
        total={total}
        before={
          <Breadcrumbs
            site={site}
            crumbs={[
              { label: 'All products', to: '/products' },
              { label: collection.name, to: path },
            ]}
          />
        }
      />
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
