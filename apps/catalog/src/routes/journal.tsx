import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Container, EmptyState, PageHeader, TextLink } from '@galleria/ui'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Head } from '../components/Head.tsx'
import { FeedLink } from '../components/written/FeedLink.tsx'
import { PostList } from '../components/written/PostList.tsx'
import styles from '../components/written/written.module.css'
import { useMessages } from '../messages/index.ts'

/** Loader of the journal; a page rendered by the server needs none of its code. */
export async function loader(args: LoaderFunctionArgs) {
  const { readJournal } = await import(/* webpackChunkName: 'data' */ '../data/read-written.ts')
  return readJournal(args)
}

export function Component() {
  const { site, posts, page, isLast } = useLoaderData<typeof loader>()
  const t = useMessages()
  const at = (number: number) => (number > 1 ? `/journal?page=${number}` : '/journal')
  return (
    <Container data-boundary="catalog" className={styles.page}>
      <Head
        site={site}
        path={at(page)}
        title={t('listing.title', { name: t('journal.title'), site: site.name })}
        description={t('journal.description', { site: site.name })}
        picture={posts.find(({ picture }) => picture)?.picture}
      />
      <FeedLink site={site} />
      <PageHeader
        title={t('journal.title')}
        before={<Breadcrumbs site={site} crumbs={[{ label: t('journal.title'), to: '/journal' }]} />}
      />
      {posts.length === 0 && (
        <EmptyState
          title={t('journal.none')}
          description={t('journal.none-more')}
          action={
            <TextLink as={Link} to="/products">
              {t('nav.products')}
            </TextLink>
          }
        />
      )}
      <PostList posts={posts} />
      {(page > 1 || !isLast) && (
        <nav aria-label={t('journal.pages')} className={styles.more}>
          {page > 1 ? (
            <TextLink as={Link} to={at(page - 1)} rel="prev">
              {t('journal.newer')}
            </TextLink>
          ) : (
            <span />
          )}
          {!isLast && (
            <TextLink as={Link} to={at(page + 1)} rel="next">
              {t('journal.older')}
            </TextLink>
          )}
        </nav>
      )}
    </Container>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
