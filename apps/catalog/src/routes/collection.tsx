import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Head } from '../components/Head.tsx'
import { ItemList } from '../components/ItemList.tsx'
import { ListingPage } from '../components/listing/ListingPage.tsx'
import { useMessages } from '../messages/index.ts'
import { canonicalListing } from '../rules/listing/canonical.ts'

/** Loader of a collection's page; a page rendered by the server needs none of its code. */
export async function loader(args: LoaderFunctionArgs) {
  const { readCollection } = await import(/* webpackChunkName: 'find' */ '../data/read-collection.ts')
  return readCollection(args)
}

export function Component() {
  const { site, collection, listing, found } = useLoaderData<typeof loader>()
  const t = useMessages()
  const path = `/collections/${collection.slug}`
  const { page } = listing
  const { facet, ...known } = canonicalListing(path, listing, found)
  const { name } = collection
  const named = { name: facet ? t('listing.facet', { name, facet }) : name, site: site.name }
  const title = page > 1 ? t('listing.title-page', { ...named, page }) : t('listing.title', named)
  const { description } = collection
  return (
    <div data-boundary="catalog">
      <Head
        site={site}
        {...known}
        title={title}
        description={description || t('collection.description', { name: collection.name, site: site.name })}
        picture={collection.picture ?? found.products[0]?.picture}
        alt={name}
      />
      <ItemList site={site} products={found.products} />
      <ListingPage
        title={collection.name}
        description={description}
        path={path}
        listing={listing}
        found={found}
        currency={site.currencies[0] ?? site.currency}
        before={
          <Breadcrumbs
            site={site}
            crumbs={[
              { label: t('nav.products'), to: '/products' },
              { label: collection.name, to: path },
            ]}
          />
        }
      />
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
