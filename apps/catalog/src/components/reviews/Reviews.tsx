import { Link, useFetcher } from '@galleria/router'
import { ButtonLink, Container, Heading, Notice } from '@galleria/ui'
import { useState } from 'react'
import type { FoundReviews, ProductReviews } from '../../data/read-reviews.ts'
import { useMessages } from '../../messages/index.ts'
import { type AskedReviews, allReviews, searchOf } from '../../rules/reviews/asked.ts'
import { AskReviews } from './AskReviews.tsx'
import { ReviewEntries } from './ReviewEntries.tsx'
import styles from './Reviews.module.css'
import { useMine } from './use-mine.ts'
import { WriteReview } from './WriteReview.tsx'

interface Props {
  readonly product: { readonly id: string; readonly slug: string }
  readonly reviews: ProductReviews
}

/** Reviews on the page of a product: the first of those that are asked for, and the way to the rest. */
export function Reviews({ product, reviews }: Props) {
  const t = useMessages()
  const { summary } = reviews
  const [asked, setAsked] = useState<AskedReviews>(allReviews)
  const fetcher = useFetcher<FoundReviews | null>({ key: `reviews ${product.id}` })
  const mine = useMine(product.id)
  const list = (asked !== allReviews && fetcher.data) || { ...reviews, count: summary.count }
  const search = searchOf(asked)
  const all = `/products/${product.slug}/reviews`
  const isBusy = fetcher.state !== 'idle'
  const ask = (wanted: AskedReviews) => {
    setAsked(wanted)
    void fetcher.load(
      `/products/-/reviews?${new URLSearchParams([['product', product.id], ...new URLSearchParams(searchOf(wanted))])}`,
    )
  }
  return (
    <Container
      as="section"
      id="reviews"
      className={styles.section}
      aria-labelledby="reviews-title"
      onPointerEnter={mine.load}
      onFocus={mine.load}
    >
      <Heading level={2} size="2xl" id="reviews-title">
        {t('reviews.title')}
      </Heading>
      {summary.count === 0 ? (
        <p className={styles.none}>{t('reviews.none')}</p>
      ) : (
        <div className={styles.columns}>
          <AskReviews {...{ slug: product.slug, summary, asked }} onAsk={ask} />
          <div>
            <p role="status" className={styles.status}>
              {isBusy
                ? t('reviews.loading')
                : t('reviews.shown', { shown: list.reviews.length, count: list.count })}
            </p>
            {fetcher.data === null && !isBusy && <Notice tone="warning">{t('reviews.failed')}</Notice>}
            <ReviewEntries reviews={list.reviews} mine={mine.data} isBusy={isBusy} slug={product.slug} />
            {list.next && (
              <p className={styles.more}>
                <ButtonLink as={Link} to={search ? `${all}?${search}` : all}>
                  {t('reviews.all', { count: list.count })}
                </ButtonLink>
              </p>
            )}
          </div>
        </div>
      )}
      <p className={styles.write}>
        <WriteReview slug={product.slug} ownId={mine.data?.ownId} />
      </p>
    </Container>
  )
}
