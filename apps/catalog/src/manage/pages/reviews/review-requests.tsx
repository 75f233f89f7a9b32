import { useFormat } from '@galleria/i18n'
import {
  type Column,
  DataTable,
  FilterBar,
  LetterLink,
  may,
  orNotFound,
  parts,
  useSend,
  withParams,
} from '@galleria/manage'
import {
  countReviewRequests,
  queryReviewRequests,
  type ReviewRequest,
} from '@galleria/platform-client/review-requests'
import { getReviewSettings } from '@galleria/platform-client/review-settings'
import { Link, useLocation } from '@galleria/router'
import { Badge, ButtonLink, EmptyState, Notice, TextLink } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { ManageRequest, PageProps } from '../../page.ts'
import { Frame } from '../../parts/Frame.tsx'
import type { Begun } from '../../reviews/job.ts'
import { RequestActs } from '../../reviews/RequestActs.tsx'
import { reasonCopy, requestCopy } from '../../reviews/request-copy.ts'
import {
  actOnRequests,
  type RequestsDone,
  type RequestsSent,
  requestFilterIn,
  requestStates,
} from '../../reviews/requests.ts'
import styles from '../../reviews/review.module.css'
import { useBegun } from '../../reviews/use-begun.ts'

const LIMIT = 50

export async function loader({ client, url, signal }: ManageRequest) {
  const { searchParams: query } = url
  const cursor = query.get('cursor')
  const filter = requestFilterIn(query)
  const isWaiting = 'status' in filter && filter.status === 'SCHEDULED'
  // Show the next of the waiting requests first, and the newest of the others.
  const sort = [{ fieldName: 'sendDate', order: isWaiting ? ('ASC' as const) : ('DESC' as const) }]
  const paging = cursor
    ? { cursorPaging: { limit: LIMIT, cursor } }
    : { filter, sort, cursorPaging: { limit: LIMIT } }
  const count = async (of: object) => (await countReviewRequests(client, { filter: of }, { signal })).count
  const [{ reviewRequests, metadata }, { reviewSettings }, total, ...counts] = await orNotFound(
    Promise.all([
      queryReviewRequests(client, { query: paging }, { signal }),
      getReviewSettings(client, undefined, { signal }),
      count(filter),
      ...requestStates.map((status) => count({ status })),
    ]),
  )
  const { next, prev } = metadata.cursors ?? {}
  return {
    ...{ requests: reviewRequests, settings: reviewSettings, total, counts },
    ...{ order: query.get('order'), product: query.get('product') },
    ...{ next: next ?? null, prev: prev ?? null },
  }
}

export function action(asked: ManageRequest, sent: RequestsSent) {
  return actOnRequests(asked, sent)
}

/** Requests to review what was bought: who is asked, for what, when, and what came of it. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { requests, settings, total, counts, order, product, next, prev } = data
  const { sent, isSending, send } = useSend<RequestsDone | Begun>()
  useBegun(sent && 'jobId' in sent ? sent.jobId : undefined)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent && !isSending) notice.current?.focus()
  }, [sent, isSending])
  const mayChange = may(role, 'marketing', 'change')
  const at = (cursor: string) => withParams(search, { cursor })
  const nameOf = ({ recipient, order: of }: ReviewRequest) =>
    t('requests.of', { name: recipient?.name || recipient?.email || '–', number: of?.number ?? '–' })
  const nameById = new Map(requests.map((each) => [each.id, nameOf(each)]))
  const columns: readonly Column<ReviewRequest>[] = [
    {
      id: 'recipient',
      header: t('requests.recipient'),
      phone: 'primary',
      cell: ({ recipient }) => <bdi>{recipient?.name || recipient?.email || t('reviews.nameless')}</bdi>,
    },
    {
      id: 'order',
      header: t('requests.order'),
      phone: 'secondary',
      cell: ({ order: of }) =>
        of &&
        (may(role, 'orders') ? (
          <TextLink as={Link} to={`/manage/orders/${of.id}`}>
            {t('requests.order-number', { number: of.number ?? '–' })}
          </TextLink>
        ) : (
          t('requests.order-number', { number: of.number ?? '–' })
        )),
    },
    {
      id: 'products',
      header: t('requests.products'),
      phone: 'secondary',
      cell: ({ items }) => (
        <bdi>
          {format.list(
            items.map(({ product: of }) => of?.name ?? t('reviews.no-product')),
            { type: 'unit' },
          )}
        </bdi>
      ),
    },
    {
      id: 'review',
      header: t('reviews.review'),
      phone: 'secondary',
      cell: ({ items }) =>
        items.map(
          ({ catalogItemId, reviewId }) =>
            reviewId && (
              <TextLink key={catalogItemId} as={Link} to={`/manage/catalog/reviews/${reviewId}`}>
                {t('requests.see-review')}
              </TextLink>
            ),
        ),
    },
    {
      id: 'status',
      header: t('reviews.status'),
      phone: 'end',
      cell: (request) => {
        const { text, tone } = requestCopy(request, t)
        return <Badge tone={tone}>{text}</Badge>
      },
    },
    {
      id: 'date',
      header: t('requests.date'),
      phone: 'secondary',
      cell: ({ status, sendDate, sentDate, updatedDate, reason }) => {
        const date = status === 'SENT' ? sentDate : status === 'SCHEDULED' ? sendDate : updatedDate
        return (
          <>
            {date ? format.date(date, { dateStyle: 'medium', timeStyle: 'short' }) : '–'}
            {reason && <span className={styles.reason}>{reasonCopy(reason, t)}</span>}
          </>
        )
      },
    },
  ]
  const done = sent && 'intent' in sent ? sent : undefined
  return (
    <Frame
      title={t('requests.title')}
      isOwner={isOwner}
      description={
        <>
          {settings.asksForReviews ? t('requests.on', { days: settings.askAfterDays }) : t('requests.off')}{' '}
          <LetterLink kind="review-request" />
        </>
      }
      actions={
        <>
          <ButtonLink as={Link} to="/manage/catalog/reviews">
            {t('reviews.title')}
          </ButtonLink>
          {mayChange && (
            <ButtonLink as={Link} to="/manage/catalog/reviews/settings">
              {t('reviews.settings')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={parts.rows}>
        <div ref={notice} tabIndex={-1}>
          {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
          {done && done.count > 0 && (
            <Notice tone="success">
              {done.intent === 'send'
                ? t('requests.done-sent', { count: done.count })
                : t('requests.done-canceled', { count: done.count })}
            </Notice>
          )}
          {done && done.notDone.length > 0 && (
            <Notice tone="warning">
              {t('requests.not-done', { count: done.notDone.length })}
              <ul>
                {done.notDone.map(({ id, reason }) => (
                  <li key={id}>
                    <bdi>{nameById.get(id) ?? id}</bdi>: {reason}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        {(order || product) && (
          <Notice>
            {order ? t('requests.of-order') : t('requests.of-product')}{' '}
            <TextLink as={Link} to="/manage/catalog/reviews/requests">
              {t('requests.of-all')}
            </TextLink>
          </Notice>
        )}
        <FilterBar
          label={t('requests.find')}
          tabs={[
            { label: t('requests.waiting'), query: '', count: counts[0] },
            { label: t('requests.sent'), query: 'state=SENT', count: counts[1] },
            { label: t('requests.canceled'), query: 'state=CANCELED', count: counts[2] },
            { label: t('requests.failed'), query: 'state=FAILED', count: counts[3] },
            { label: t('reviews.all'), query: 'state=all' },
          ]}
          filters={[
            {
              name: 'answered',
              label: t('requests.answered'),
              choices: [
                { value: 'yes', label: t('reviews.bought-yes') },
                { value: 'no', label: t('reviews.bought-no') },
              ],
            },
          ]}
        />
        <DataTable
          list="review-requests"
          label={t('requests.title')}
          columns={columns}
          rows={requests}
          keyOf={({ id }) => id ?? ''}
          nameOf={nameOf}
          count={total}
          found={t('requests.found', { count: total })}
          {...(mayChange && {
            canSelectAll: true,
            bulk: (selection) => <RequestActs {...{ selection, isSending, send }} />,
          })}
          pages={{ previous: prev ? at(prev) : undefined, next: next ? at(next) : undefined }}
          empty={
            <EmptyState
              title={t('requests.none')}
              description={settings.asksForReviews ? t('requests.none-more') : t('requests.none-off')}
            />
          }
        />
      </div>
    </Frame>
  )
}
