import { languageIn, platform } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { isPlatformError, isTransientError } from '@galleria/platform-client'
import { deleteReview, queryMyReviews, type Review } from '@galleria/platform-client/reviews'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
} from '@galleria/router'
import { Badge, Button, ButtonLink, EmptyState, Notice, TextLink } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { AccountPage } from '../components/AccountPage.tsx'
import { memberPage } from '../data/member-page.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import styles from './reviews.module.css'

const LIMIT = 20

/** The member's own reviews, newest first: a page at a time by `?cursor=`. */
export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, LIMIT, async (client, query, signal) => {
    const { reviews, metadata } = await queryMyReviews(client, { query }, { signal })
    return { items: reviews, ...(metadata.cursors && { cursors: metadata.cursors }) }
  })
}

interface Answer {
  readonly isDeleted?: true
  readonly problem?: string
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Answer> {
  const id = String((await request.formData()).get('id') ?? '')
  const t = messagesIn(languageIn(context))
  try {
    await deleteReview(context.get(platform), { reviewId: id })
    return { isDeleted: true }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { problem: isTransientError(error) ? t('outage.short') : t('my-reviews.gone') }
  }
}

export function Component() {
  const t = useMessages()
  const { items: reviews, next, prev } = useLoaderData<typeof loader>()
  const fetcher = useFetcher<Answer>()
  const notice = useRef<HTMLDivElement>(null)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  useEffect(() => {
    if (answer) notice.current?.focus()
  }, [answer])
  return (
    <AccountPage title={t('my-reviews.title')}>
      {/* Focus comes here when the review that was deleted is gone. */}
      <div ref={notice} tabIndex={-1}>
        {answer?.problem && <Notice tone="danger">{answer.problem}</Notice>}
        {answer?.isDeleted && <Notice tone="success">{t('my-reviews.deleted')}</Notice>}
      </div>
      {reviews.length > 0 ? (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <Row key={review.id} review={review} fetcher={fetcher} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('my-reviews.none')}
          description={t('my-reviews.none-more')}
          action={
            <ButtonLink as={Link} to="/account/orders" variant="primary">
              {t('account.orders')}
            </ButtonLink>
          }
        />
      )}
      {(prev || next) && (
        <nav aria-label={t('my-reviews.pages')} className={styles.pages}>
          {prev && (
            <ButtonLink as={Link} to={`?${new URLSearchParams({ cursor: prev })}`} rel="prev">
              {t('waiting.newer')}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink as={Link} to={`?${new URLSearchParams({ cursor: next })}`} rel="next">
              {t('waiting.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </AccountPage>
  )
}

interface RowProps {
  readonly review: Review
  readonly fetcher: ReturnType<typeof useFetcher<Answer>>
}

function Row({ review, fetcher }: RowProps) {
  const t = useMessages()
  const format = useFormat()
  const { id, content, product, moderation, reply, createdDate } = review
  const name = product?.name ?? t('my-reviews.no-product')
  const status = moderation?.moderationStatus
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.head}>
          {product?.visible ? (
            <TextLink as={Link} to={`/products/${product.slug}`}>
              <bdi>{name}</bdi>
            </TextLink>
          ) : (
            <bdi>{name}</bdi>
          )}
          {status === 'APPROVED' && <Badge tone="success">{t('my-reviews.shown')}</Badge>}
          {status === 'REJECTED' && <Badge tone="danger">{t('my-reviews.rejected')}</Badge>}
          {status !== 'APPROVED' && status !== 'REJECTED' && <Badge>{t('my-reviews.waiting')}</Badge>}
        </p>
        <p className={styles.detail}>
          {t('my-reviews.stars', { stars: format.number(content.rating) })}
          {createdDate && ` · ${format.date(createdDate)}`}
        </p>
        {content.title && (
          <p className={styles.title} dir="auto">
            {content.title}
          </p>
        )}
        {content.body && (
          <p className={styles.text} dir="auto">
            {content.body}
          </p>
        )}
        {reply && (
          <p className={styles.text}>
            <strong>{t('my-reviews.reply')}</strong> <bdi>{reply.message}</bdi>
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {product?.visible && (
          <ButtonLink
            as={Link}
            size="small"
            to={`/products/${product.slug}/review`}
            aria-label={t('my-reviews.edit-of', { name })}
          >
            {t('my-reviews.edit')}
          </ButtonLink>
        )}
        <details className={styles.sure}>
          <summary aria-label={t('my-reviews.delete-of', { name })}>{t('my-reviews.delete')}</summary>
          <fetcher.Form method="post">
            <input type="hidden" name="id" value={id} />
            <p className={styles.detail}>{t('my-reviews.delete-means')}</p>
            <Button type="submit" size="small" pending={fetcher.formData?.get('id') === id}>
              {t('my-reviews.delete-now')}
            </Button>
          </fetcher.Form>
        </details>
      </div>
    </li>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
