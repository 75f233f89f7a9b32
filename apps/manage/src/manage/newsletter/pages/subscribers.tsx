import { useFormat } from '@galleria/i18n'
import { languages } from '@galleria/i18n/languages'
import {
  type Column,
  csvLine,
  DataTable,
  ExportFile,
  FilterBar,
  ManageFrame,
  may,
  type Outcome,
  parts as styles,
  withParams,
} from '@galleria/manage'
import {
  countNewsletterSubscribers,
  endNewsletterSubscription,
  type NewsletterSubscriber,
} from '@galleria/platform-client/newsletter'
import { Link, useLocation } from '@galleria/router'
import { Badge, EmptyState, TextLink } from '@galleria/ui'
import { type Say, useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { EndButton } from '../parts/EndButton.tsx'
import { allSubscribers, type Status, subscribersPage } from '../rules/subscribers.ts'

export async function loader({ client, url, site, signal }: ManageRequest) {
  const { timeZone = 'UTC' } = site
  const [{ subscribers, pagingMetadata }, counts] = await Promise.all([
    subscribersPage(client, { query: url.searchParams, timeZone, signal }),
    countNewsletterSubscribers(client, {}, { signal }),
  ])
  return { subscribers, counts, cursors: pagingMetadata.cursors ?? {} }
}

type Sent =
  | { readonly intent: 'export'; readonly query: string }
  | { readonly intent: 'end'; readonly id: string }

export async function action({ client, site, signal, t }: ManageRequest, sent: Sent): Promise<Outcome> {
  if (sent.intent === 'end')
    return outcome(t, async () => {
      await endNewsletterSubscription(client, { subscriberId: sent.id })
      return {}
    })
  return outcome(t, async () => {
    const query = new URLSearchParams(sent.query)
    const all = await allSubscribers(client, { query, timeZone: site.timeZone ?? 'UTC', signal })
    return { file: fileOf(all, t) }
  })
}

/** CSV with the proof of each consent, and the link for each letter that is sent elsewhere. */
function fileOf(all: readonly NewsletterSubscriber[], t: Say): string {
  const head = csvLine([
    ...[t('list.email'), t('list.status'), t('list.language'), t('list.source')],
    ...[t('list.asked'), t('list.confirmed'), t('list.ended'), t('list.unsubscribe')],
  ])
  const lines = all.map((each) =>
    csvLine([
      ...[each.email, each.status, each.language, each.source],
      ...[each.askedDate, each.confirmedDate ?? '', each.endedDate ?? '', each.unsubscribeUrl],
    ]),
  )
  return head + lines.join('')
}

const tones = { SUBSCRIBED: 'success', PENDING: 'warning', UNSUBSCRIBED: 'neutral' } as const

function statusName(status: Status, t: Say): string {
  return {
    SUBSCRIBED: t('status.subscribed'),
    PENDING: t('status.pending'),
    UNSUBSCRIBED: t('status.unsubscribed'),
  }[status]
}

/** Subscribers: when and where each agreed to the newsletter. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { subscribers, counts, cursors } = data
  const seesCustomers = may(role, 'customers')
  const day = (text: string | null | undefined) => (text ? format.date(text, { dateStyle: 'medium' }) : '–')
  const sources: Readonly<Record<string, string>> = {
    footer: t('source.footer'),
    home: t('source.home'),
    'newsletter-page': t('source.page'),
  }
  const columns: readonly Column<NewsletterSubscriber>[] = [
    {
      id: 'email',
      header: t('list.email'),
      phone: 'primary',
      cell: ({ email, customerId }) =>
        customerId && seesCustomers ? (
          <TextLink as={Link} to={`/manage/customers/${customerId}`}>
            <bdi>{email}</bdi>
          </TextLink>
        ) : (
          <bdi>{email}</bdi>
        ),
    },
    {
      id: 'status',
      header: t('list.status'),
      phone: 'end',
      cell: ({ status }) => <Badge tone={tones[status as Status]}>{statusName(status as Status, t)}</Badge>,
    },
    { id: 'source', header: t('list.source'), cell: ({ source }) => sources[source] ?? source },
    {
      id: 'language',
      header: t('list.language'),
      cell: ({ language }) => languages.find(({ code }) => code === language)?.name ?? language,
    },
    { id: 'asked', header: t('list.asked'), phone: 'secondary', cell: ({ askedDate }) => day(askedDate) },
    { id: 'confirmed', header: t('list.confirmed'), cell: ({ confirmedDate }) => day(confirmedDate) },
    { id: 'ended', header: t('list.ended'), cell: ({ endedDate }) => day(endedDate) },
    ...(may(role, 'marketing', 'change')
      ? [
          {
            id: 'acts',
            header: t('list.acts'),
            phone: 'end',
            cell: ({ id, email, status }) => status !== 'UNSUBSCRIBED' && <EndButton {...{ id, email }} />,
          } satisfies Column<NewsletterSubscriber>,
        ]
      : []),
  ]
  return (
    <ManageFrame
      boundary="manage"
      area={t('newsletter.area')}
      title={t('newsletter.title')}
      isOwner={isOwner}
      description={
        <>
          {t('newsletter.lead')}{' '}
          <TextLink as={Link} to="/manage/marketing/letters/newsletter-confirm">
            {t('newsletter.letter')}
          </TextLink>
        </>
      }
    >
      <div className={styles.rows}>
        <FilterBar
          label={t('list.find')}
          words={t('list.email')}
          dates={t('list.asked')}
          tabs={[
            { label: t('status.all'), query: '' },
            { label: t('status.subscribed'), query: 'status=SUBSCRIBED', count: counts.subscribed },
            { label: t('status.pending'), query: 'status=PENDING', count: counts.pending },
            { label: t('status.unsubscribed'), query: 'status=UNSUBSCRIBED', count: counts.unsubscribed },
          ]}
        />
        <DataTable
          list="newsletter"
          label={t('newsletter.title')}
          columns={columns}
          rows={subscribers}
          keyOf={({ id }) => id}
          nameOf={({ email }) => email}
          found={t('list.found', { count: subscribers.length })}
          tools={<ExportFile name="newsletter" size="small" />}
          empty={<EmptyState title={t('list.none')} description={t('list.none-more')} />}
          pages={{
            first: cursors.prev ? withParams(search, {}) : undefined,
            previous: cursors.prev ? withParams(search, { cursor: cursors.prev }) : undefined,
            next: cursors.next ? withParams(search, { cursor: cursors.next }) : undefined,
          }}
        />
      </div>
    </ManageFrame>
  )
}
