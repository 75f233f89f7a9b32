import { useFormat } from '@galleria/i18n'
import {
  type Column,
  DataTable,
  FilterBar,
  may,
  orNotFound,
  parts,
  useSend,
  withParams,
} from '@galleria/manage'
import { countReviews, queryReviews, type Review } from '@galleria/platform-client/reviews'
import { Link, useLocation } from '@galleria/router'
import { Badge, Button, ButtonLink, EmptyState, Notice } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { Stars } from '../../../components/reviews/Stars.tsx'
import { useMessages } from '../../messages/index.ts'
import type { ManageRequest, PageProps } from '../../page.ts'
import { Frame } from '../../parts/Frame.tsx'
import { BulkActs } from '../../reviews/BulkActs.tsx'
import { actOnReviews, type Decision, type ReviewsSent } from '../../reviews/decide.ts'
import { filterIn } from '../../reviews/filter.ts'
import { changeMany, type ManySent } from '../../reviews/job.ts'
import { statusCopy, statuses } from '../../reviews/status.ts'

export const area = 'marketing'

const LIMIT = 50

export async function loader({ client, url, signal }: ManageRequest) {
  const { searchParams: query } = url
  const cursor = query.get('cursor')
  const paging = cursor
    ? { cursorPaging: { limit: LIMIT, cursor } }
    : {
        filter: filterIn(query),
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit: LIMIT },
      }
  const count = async (filter: object) =>
    (await countReviews(client, { filter, includePrivateReviews: true }, { signal })).count
  const [{ reviews, metadata }, total, ...counts] = await orNotFound(
    Promise.all([
      queryReviews(client, { query: paging, returnPrivateReviews: true }, { signal }),
      count(filterIn(query)),
      ...statuses.map((status) => count({ 'moderation.moderationStatus': status })),
    ]),
  )
  const { next, prev } = metadata.cursors ?? {}
  return { reviews, total, counts, next: next ?? null, prev: prev ?? null }
}

export function action(asked: ManageRequest, sent: ReviewsSent | ManySent) {
  return sent.intent === 'many' ? changeMany(asked, sent) : actOnReviews(asked, sent)
}

/** Reviews that wait for a decision, and those that have one. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { reviews, total, counts, next, prev } = data
  const { sent, isSending, send } = useSend<Decision>()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent && !isSending) notice.current?.focus()
  }, [sent, isSending])
  const mayDecide = may(role, 'marketing', 'change')
  const at = (cursor: string) => withParams(search, { cursor })
  function decide(ids: readonly string[], status: 'APPROVED' | 'REJECTED') {
    const before = reviews
      .filter(({ id }) => ids.includes(id))
      .map(({ id, moderation }) => ({ id, status: moderation?.moderationStatus ?? 'IN_MODERATION' }))
    send({ intent: 'decide', status, before } satisfies ReviewsSent)
  }
  const columns: readonly Column<Review>[] = [
    {
      id: 'review',
      header: t('reviews.review'),
      phone: 'primary',
      cell: ({ content }) => (
        <bdi>{content.title || content.body?.slice(0, 60) || t('reviews.without-words')}</bdi>
      ),
    },
    {
      id: 'stars',
      header: t('reviews.stars'),
      phone: 'end',
      cell: ({ content }) => (
        <Stars value={content.rating} label={t('reviews.of-five', { stars: content.rating })} />
      ),
    },
    {
      id: 'product',
      header: t('reviews.product'),
      phone: 'secondary',
      cell: ({ product }) => <bdi>{product?.name ?? t('reviews.no-product')}</bdi>,
    },
    {
      id: 'author',
      header: t('reviews.author'),
      phone: 'secondary',
      cell: ({ author, verified }) => (
        <>
          <bdi>{author.authorName ?? t('reviews.nameless')}</bdi>{' '}
          {verified && <Badge tone="success">{t('reviews.bought')}</Badge>}
        </>
      ),
    },
    {
      id: 'status',
      header: t('reviews.status'),
      cell: ({ moderation }) => {
        const { text, tone } = statusCopy(moderation?.moderationStatus, t)
        return <Badge tone={tone}>{text}</Badge>
      },
    },
    {
      id: 'date',
      header: t('reviews.date'),
      phone: 'secondary',
      cell: ({ reviewDate, createdDate }) => {
        const date = reviewDate ?? createdDate
        return date ? format.date(date, { dateStyle: 'medium' }) : '–'
      },
    },
  ]
  return (
    <Frame
      title={t('reviews.title')}
      isOwner={isOwner}
      description={t('reviews.more')}
      actions={
        <>
          <ButtonLink as={Link} to="/manage/catalog/reviews/requests">
            {t('requests.title')}
          </ButtonLink>
          {mayDecide && (
            <>
              <ButtonLink as={Link} to="/manage/catalog/reviews/import">
                {t('review-import.link')}
              </ButtonLink>
              <ButtonLink as={Link} to="/manage/catalog/reviews/settings">
                {t('reviews.settings')}
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      <div className={parts.rows}>
        <div ref={notice} tabIndex={-1}>
          {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
          {sent?.done && (
            <Notice tone="success">
              {sent.isUndone
                ? t('reviews.undone', { count: sent.count })
                : sent.status === 'APPROVED'
                  ? t('reviews.approved', { count: sent.count })
                  : t('reviews.rejected', { count: sent.count })}{' '}
              {!sent.isUndone && (
                <Button
                  size="small"
                  pending={isSending}
                  onClick={() => send({ intent: 'undo', before: sent.before } satisfies ReviewsSent)}
                >
                  {t('reviews.undo')}
                </Button>
              )}
            </Notice>
          )}
        </div>
        <FilterBar
          label={t('reviews.find')}
          tabs={[
            { label: statusCopy('IN_MODERATION', t).text, query: '', count: counts[0] },
            { label: statusCopy('APPROVED', t).text, query: 'state=APPROVED', count: counts[1] },
            { label: statusCopy('REJECTED', t).text, query: 'state=REJECTED', count: counts[2] },
            { label: t('reviews.all'), query: 'state=all' },
          ]}
          filters={[
            {
              name: 'stars',
              label: t('reviews.stars'),
              choices: [5, 4, 3, 2, 1].map((stars) => ({
                value: String(stars),
                label: t('reviews.of-five', { stars }),
              })),
            },
            {
              name: 'bought',
              label: t('reviews.bought'),
              choices: [
                { value: 'yes', label: t('reviews.bought-yes') },
                { value: 'no', label: t('reviews.bought-no') },
              ],
            },
          ]}
        />
        <DataTable
          list="reviews"
          label={t('reviews.title')}
          columns={columns}
          rows={reviews}
          keyOf={({ id }) => id}
          nameOf={({ content, author }) => content.title || author.authorName || t('reviews.without-words')}
          linkOf={({ id }) => `/manage/catalog/reviews/${id}`}
          count={total}
          found={t('reviews.found', { count: total })}
          {...(mayDecide && {
            canSelectAll: true,
            bulk: (selection) => <BulkActs {...{ selection, isSending }} onDecide={decide} />,
          })}
          pages={{ previous: prev ? at(prev) : undefined, next: next ? at(next) : undefined }}
          empty={<EmptyState title={t('reviews.none')} description={t('reviews.none-more')} />}
        />
      </div>
    </Frame>
  )
}
