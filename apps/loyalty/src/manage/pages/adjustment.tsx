import { useFormat } from '@galleria/i18n'
import { orNotFound, parts as styles, Table, useFollow } from '@galleria/manage'
import {
  getBulkAdjustment,
  listBulkAdjustmentResults,
  queryLoyaltyAccounts,
} from '@galleria/platform-client/loyalty-accounts'
import { Link, NavLink } from '@galleria/router'
import { Badge, ButtonLink, EmptyState, Meter, TextLink } from '@galleria/ui'
import { type Say, useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

const PAGE = 25
const shown = ['SUCCEEDED', 'FAILED', 'PENDING'] as const

export async function loader({ client, id, url, signal }: ManageRequest) {
  const cursor = url.searchParams.get('cursor')
  const status = shown.find((each) => each === url.searchParams.get('only'))
  const [{ bulkAdjustment }, { results, pagingMetadata }] = await orNotFound(
    Promise.all([
      getBulkAdjustment(client, { asyncJobId: id }, { signal }),
      listBulkAdjustmentResults(
        client,
        {
          asyncJobId: id,
          ...(status && { status }),
          cursorPaging: { limit: PAGE, ...(cursor && { cursor }) },
        },
        { signal },
      ),
    ]),
  )
  const ids = results.map(({ accountId }) => accountId)
  const { loyaltyAccounts } =
    ids.length > 0
      ? await queryLoyaltyAccounts(
          client,
          { query: { filter: { id: { $in: ids } }, cursorPaging: { limit: PAGE } } },
          { signal },
        )
      : { loyaltyAccounts: [] }
  const nameOf = new Map(loyaltyAccounts.map(({ id, contact }) => [id, contact?.name ?? contact?.email]))
  return {
    job: bulkAdjustment,
    only: status ?? null,
    results: results.map((result) => ({ ...result, name: nameOf.get(result.accountId) ?? null })),
    next: pagingMetadata?.cursors?.next ?? null,
  }
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { job, results, next, only } = data
  const done = job.succeeded + job.failed
  const isRunning = job.status !== 'FINISHED'
  useFollow(isRunning)
  const text = t('job.progress', { done, total: job.total })
  const what =
    job.balance === undefined || job.balance === null
      ? t('job.what', {
          points: format.number(job.amount ?? 0, { signDisplay: 'exceptZero' }),
          count: job.total,
        })
      : t('job.what-balance', { points: format.number(job.balance), count: job.total })
  return (
    <Frame title={t('job.title')} isOwner={isOwner} description={what}>
      <div className={styles.rows}>
        <Meter label={t('job.title')} value={done} max={job.total} text={text} />
        <p role="status">
          {isRunning ? text : t('job.finished', { succeeded: job.succeeded, failed: job.failed })}
        </p>
        <nav aria-label={t('job.only')} className={styles.choices}>
          <NavLink to="?" aria-current={only === null ? 'true' : undefined}>
            {t('job.all')}
          </NavLink>
          {shown.map((status) => (
            <NavLink key={status} to={`?only=${status}`} aria-current={only === status ? 'true' : undefined}>
              {statusName(status, t)}
            </NavLink>
          ))}
        </nav>
        {results.length === 0 ? (
          <EmptyState title={t('job.none')} />
        ) : (
          <Table
            label={t('job.results')}
            head={[{ title: t('accounts.name') }, { title: t('job.status') }, { title: t('job.reason') }]}
            rows={results.map(({ accountId, name, status, error }) => ({
              key: accountId,
              cells: [
                <TextLink key="account" as={Link} to={`/manage/loyalty/accounts/${accountId}`}>
                  <bdi>{name ?? t('accounts.nameless')}</bdi>
                </TextLink>,
                <Badge key="status" tone={tones[status] ?? 'neutral'}>
                  {statusName(status, t)}
                </Badge>,
                <bdi key="reason">{error?.description}</bdi>,
              ],
            }))}
          />
        )}
        <div className={styles.buttons}>
          {next && (
            <ButtonLink
              as={Link}
              to={`?${new URLSearchParams({ ...(only && { only }), cursor: next })}`}
              rel="next"
            >
              {t('accounts.next')}
            </ButtonLink>
          )}
          <TextLink as={Link} to="/manage/loyalty/accounts">
            {t('job.back')}
          </TextLink>
        </div>
      </div>
    </Frame>
  )
}

function statusName(status: string, t: Say): string {
  if (status === 'SUCCEEDED') return t('job.succeeded')
  return status === 'FAILED' ? t('job.failed') : t('job.pending')
}

const tones: Readonly<Record<string, 'success' | 'danger'>> = { SUCCEEDED: 'success', FAILED: 'danger' }
