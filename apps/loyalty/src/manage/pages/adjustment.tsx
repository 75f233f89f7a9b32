import { useFormat } from '@galleria/i18n'
import { orNothing, parts as styles, Table, useFollow } from '@galleria/manage'
import { getBulkAdjustment, listBulkAdjustmentResults } from '@galleria/platform-client/loyalty-accounts'
import { Link } from '@galleria/router'
import { Badge, ButtonLink, Meter, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

export async function loader({ client, id, url, signal }: Asked) {
  const cursor = url.searchParams.get('cursor')
  const [{ bulkAdjustment }, { results, pagingMetadata }] = await orNothing(
    Promise.all([
      getBulkAdjustment(client, { asyncJobId: id }, { signal }),
      listBulkAdjustmentResults(
        client,
        { asyncJobId: id, cursorPaging: { limit: 25, ...(cursor && { cursor }) } },
        { signal },
      ),
    ]),
  )
  return { job: bulkAdjustment, results, next: pagingMetadata?.cursors?.next ?? null }
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { job, results, next } = data
  const done = job.succeeded + job.failed
  const isRunning = job.status !== 'FINISHED'
  useFollow(isRunning)
  const text = t('job.progress', { done, total: job.total })
  return (
    <Frame
      title={t('job.title')}
      isOwner={isOwner}
      description={t('job.what', {
        points: format.number(job.amount ?? 0, { signDisplay: 'exceptZero' }),
        count: job.total,
      })}
    >
      <div className={styles.rows}>
        <Meter label={t('job.title')} value={done} max={job.total} text={text} />
        <p role="status">
          {isRunning ? text : t('job.finished', { succeeded: job.succeeded, failed: job.failed })}
        </p>
        <Table
          label={t('job.results')}
          head={[{ title: t('accounts.id') }, { title: t('job.status') }, { title: t('job.reason') }]}
          rows={results.map(({ accountId, status, error }) => ({
            key: accountId,
            cells: [
              <TextLink key="account" as={Link} to={`/manage/loyalty/accounts/${accountId}`}>
                {accountId}
              </TextLink>,
              <Badge key="status" tone={tones[status] ?? 'neutral'}>
                {status === 'SUCCEEDED'
                  ? t('job.succeeded')
                  : status === 'FAILED'
                    ? t('job.failed')
                    : t('job.pending')}
              </Badge>,
              <bdi key="reason">{error?.description}</bdi>,
            ],
          }))}
        />
        <div className={styles.buttons}>
          {next && (
            <ButtonLink as={Link} to={`?${new URLSearchParams({ cursor: next })}`} rel="next">
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

const tones: Readonly<Record<string, 'success' | 'danger'>> = { SUCCEEDED: 'success', FAILED: 'danger' }
