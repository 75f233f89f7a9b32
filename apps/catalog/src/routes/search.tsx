import { platform, site } from '@galleria/federation'
import { type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container, Heading } from '@galleria/ui'
import { useEffect } from 'react'
import { Head } from '../components/Head.tsx'
import { ListingPage } from '../components/listing/ListingPage.tsx'
import { ProductSection } from '../components/ProductSection.tsx'
import { SearchForm } from '../components/search/SearchForm.tsx'
import { PostList } from '../components/written/PostList.tsx'
import type { FoundProducts } from '../data/find-products.ts'
import { useMessages } from '../messages/index.ts'
import { parseListing } from '../rules/listing/listing.ts'
import { rememberSearch } from '../rules/search/recent-searches.ts'
import { searchTerm } from '../rules/search/search.ts'
import styles from './search.module.css'

const nothing: FoundProducts = { products: [], total: 0, facets: null, collections: [], similar: false }
/** Posts of the journal below the products. */
const MOST_POSTS = 3

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const listing = parseListing(search)
  const term = searchTerm(search)
  // Loaded here: a page rendered by the server needs none of its code.
  const [{ findProducts }, { findPosts }] = await Promise.all([
    import(/* webpackChunkName: 'find' */ '../data/find-products.ts'),
    import(/* webpackChunkName: 'find' */ '../data/find-posts.ts'),
  ])
  const client = context.get(platform)
  const [found, posts] = term
    ? await Promise.all([
        findProducts(client, { listing, term }, request.signal),
        findPosts(client, term, request.signal, MOST_POSTS),
      ])
    : [nothing, []]
  return { site: context.get(site), term, listing, found, posts }
}

export function Component() {
  const { site, term, listing, found, posts } = useLoaderData<typeof loader>()
  const t = useMessages()
  // Searches from a link, and from the header's field before its code was there.
  useEffect(() => rememberSearch(term), [term])
  return (
    <div data-boundary="catalog">
      <Head
        site={site}
        path="/search"
        title={
          term ? t('search.title-for', { term, site: site.name }) : t('search.title', { site: site.name })
        }
        description={t('search.description', { site: site.name })}
        hidden
      />
      <ListingPage
        title={term ? t('search.results', { term }) : t('search.empty')}
        path="/search"
        rest={term ? { q: term } : {}}
        listing={listing}
        found={found}
        currency={site.currencies[0] ?? site.currency}
        idle={!term}
        before={
          <div className={styles.field}>
            <SearchForm key={term} term={term} label={t('search.label')} />
          </div>
        }
      />
      {found.alike?.length ? <ProductSection title={t('search.alike')} products={found.alike} /> : null}
      {posts.length > 0 && (
        <Container as="section" className={styles.posts} aria-labelledby="found-posts">
          <Heading level={2} size="2xl" id="found-posts">
            {t('search.posts')}
          </Heading>
          <PostList posts={posts} headingLevel={3} />
        </Container>
      )}
    </div>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
