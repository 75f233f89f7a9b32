import { platform, site } from '@galleria/federation'
import { queryProducts } from '@galleria/platform-client/products'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Head } from '../components/Head.tsx'
import { ListingPage } from '../components/ListingPage.tsx'
import { SearchForm } from '../components/SearchForm.tsx'
import { read } from '../page-error.ts'
import { listingQuery, parseListing } from '../rules/listing.ts'
import { searchConditions, searchTerm } from '../rules/search.ts'
import styles from './search.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const listing = parseListing(search)
  const term = searchTerm(search)
  if (!term) return { site: context.get(site), term, listing, products: [], total: 0 }
  const query = listingQuery(listing, searchConditions(term))
  const { signal } = request
  const { products, metadata } = await read(queryProducts(context.get(platform), { query }, { signal }))
  return { site: context.get(site), term, listing, products, total: metadata.total }
}

export function Component() {
  const { site, term, listing, products, total } = useLoaderData<typeof loader>()
  return (
    <div data-boundary="catalog">
      <Head
        site={site}
        path="/search"
        title={term ? `“${term}” · Search · ${site.name}` : `Search · ${site.name}`}
        description={`Search everything at ${site.name}.`}
        hidden
      />
      <ListingPage
        title={term ? `Results for “${term}”` : 'What are you looking for?'}
        path="/search"
        rest={term ? { q: term } : {}}
        listing={listing}
        products={products}
        total={total}
        idle={!term}
        before={
          <div className={styles.field}>
            <SearchForm key={term} term={term} label="Search the shop" />
          </div>
        }
      />
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'
