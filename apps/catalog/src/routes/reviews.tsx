import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@galleria/router'
import { ButtonLink, Container, Heading } from '@galleria/ui'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Head } from '../components/Head.tsx'
import { AskReviews } from '../components/reviews/AskReviews.tsx'
import { ReviewEntries } from '../components/reviews/ReviewEntries.tsx'
import styles from '../components/reviews/Reviews.module.css'
import { useMine } from '../components/reviews/use-mine.ts'
import { WriteReview } from '../components/reviews/WriteReview.tsx'
import { useMessages } from '../messages/index.ts'
import { searchOf } from '../rules/reviews/asked.ts'

/** Loader of all reviews of a product. */
export async function loader(args: LoaderFunctionArgs) {
  const { readReviewsPage } = await import(/* webpackChunkName: 'data' */ '../data/read-reviews-page.ts')
  return readReviewsPage(args)
}

/** A vote changes its own number, and no order under the reader. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate
}

export function Component() {
  const { site, product, asked, summary, reviews, count, next, prev } = useLoaderData<typeof loader>()
  const t = useMessages()
  const mine = useMine(product.id)
  const path = `/products/${product.slug}/reviews`
  const title = t('reviews.of', { product: product.name })
  const at = (cursor: string) => `?${searchOf({ ...asked, cursor })}`
  return (
    <Container data-boundary="catalog" className={styles.page} onPointerEnter={mine.load} onFocus={mine.load}>
      <Head
        site={site}
        path={path}
        title={t('listing.title', { name: title, site: site.name })}
        description={title}
        hidden
      />
      <Breadcrumbs
        site={site}
        crumbs={[
          { label: t('nav.products'), to: '/products' },
          { label: product.name, to: `/products/${product.slug}` },
          { label: t('reviews.title'), to: path },
        ]}
      />
      <div className={styles.all}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        <div className={styles.columns}>
          <AskReviews {...{ slug: product.slug, summary, asked }} />
          <div>
            <Heading level={2} size="lg" className={styles.status}>
              <span role="status">{t('reviews.count', { count })}</span>
            </Heading>
            <ReviewEntries reviews={reviews} mine={mine.data} slug={product.slug} />
            {(prev || next) && (
              <nav aria-label={t('reviews.pages')} className={styles.pages}>
                {prev && (
                  <ButtonLink as={Link} to={at(prev)} rel="prev">
                    {t('reviews.before')}
                  </ButtonLink>
                )}
                {next && (
                  <ButtonLink as={Link} to={at(next)} rel="next">
                    {t('reviews.further')}
                  </ButtonLink>
                )}
              </nav>
            )}
          </div>
        </div>
        <p className={styles.write}>
          <WriteReview slug={product.slug} ownId={mine.data?.ownId} />
        </p>
      </div>
    </Container>
  )
}

export { PageProblem as ErrorBoundary } from '../components/page-problem.ts'
