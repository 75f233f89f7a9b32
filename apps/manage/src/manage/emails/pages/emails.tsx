import { useFormat } from '@galleria/i18n'
import {
  type Column,
  DataTable,
  FilterBar,
  ManageFrame,
  may,
  type Outcome,
  parts as styles,
  withParams,
} from '@galleria/manage'
import {
  countEmailDeliveries,
  type EmailDelivery,
  retryEmailDelivery,
} from '@galleria/platform-client/email-deliveries'
import { useLocation } from '@galleria/router'
import { Badge, EmptyState, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { RetryButton } from '../parts/RetryButton.tsx'
import { emailsPage, type Status, statusName, tones } from '../rules/emails.ts'

export async function loader({ client, url, site, signal }: ManageRequest) {
  const { timeZone = 'UTC' } = site
  const [{ emailDeliveries, pagingMetadata }, counts] = await Promise.all([
    emailsPage(client, { query: url.searchParams, timeZone, signal }),
    countEmailDeliveries(client, {}, { signal }),
  ])
  return { emails: emailDeliveries, counts, cursors: pagingMetadata.cursors ?? {} }
}

interface Sent {
  readonly intent: 'retry'
  readonly id: string
}

export function action({ client, t }: ManageRequest, { id }: Sent): Promise<Outcome> {
  return outcome(t, async () => {
    await retryEmailDelivery(client, { emailDeliveryId: id })
    return {}
  })
}

/** Emails that the shop sent, and what became of each: for whoever is asked why one did not arrive. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { emails, counts, cursors } = data
  const moment = (text: string | null | undefined) =>
    text ? format.date(text, { dateStyle: 'medium', timeStyle: 'short' }) : '–'
  const columns: readonly Column<EmailDelivery>[] = [
    { id: 'email', header: t('list.email'), phone: 'primary', cell: ({ email }) => <bdi>{email}</bdi> },
    {
      id: 'status',
      header: t('list.status'),
      phone: 'secondary',
      cell: ({ status }) => <Badge tone={tones[status as Status]}>{statusName(status as Status, t)}</Badge>,
    },
    {
      id: 'subject',
      header: t('list.subject'),
      phone: 'secondary',
      cell: ({ subject }) => <bdi>{subject}</bdi>,
    },
    {
      id: 'created',
      header: t('list.created'),
      phone: 'secondary',
      cell: (each) => moment(each.createdDate),
    },
    ...(may(role, 'customers', 'change')
      ? [
          {
            id: 'acts',
            header: t('list.acts'),
            phone: 'end',
            cell: (each) => each.status !== 'SENT' && <RetryButton {...each} />,
          } satisfies Column<EmailDelivery>,
        ]
      : []),
    {
      id: 'finished',
      header: t('list.finished'),
      cell: ({ dueDate, finishedDate }) =>
        dueDate ? t('list.next', { time: moment(dueDate) }) : moment(finishedDate),
    },
    {
      id: 'error',
      header: t('list.error'),
      phone: 'secondary',
      cell: ({ error }) => (error ? <bdi lang="en">{error}</bdi> : '–'),
    },
  ]
  const tab = (status: Status, count: number) => ({
    label: statusName(status, t),
    query: `status=${status}`,
    count,
  })
  return (
    <ManageFrame
      boundary="manage"
      area={t('emails.area')}
      title={t('emails.title')}
      description={t('emails.lead')}
      isOwner={isOwner}
      hasTimes
    >
      <div className={styles.rows}>
        {!counts.isSending && (
          <Notice tone="warning" title={t('emails.off')}>
            <p>{t('emails.off-more')}</p>
          </Notice>
        )}
        <FilterBar
          label={t('list.find')}
          words={t('list.email')}
          dates={t('list.created')}
          tabs={[
            { label: t('status.all'), query: '' },
            tab('PENDING', counts.pending),
            tab('SENT', counts.sent),
            tab('FAILED', counts.failed),
            tab('BOUNCED', counts.bounced),
            tab('SUPPRESSED', counts.suppressed),
          ]}
        />
        <DataTable
          list="emails"
          label={t('emails.title')}
          columns={columns}
          rows={emails}
          keyOf={({ id }) => id}
          nameOf={({ subject, email }) => `${subject}, ${email}`}
          found={t('list.found', { count: emails.length })}
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
