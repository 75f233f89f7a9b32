import { useFormat } from '@galleria/i18n'
import { JobProgress, may, orNotFound, parts, Table, useFollow, useSend } from '@galleria/manage'
import { getReviewBulkJob, listReviewBulkResults } from '@galleria/platform-client/reviews'
import { Link } from '@galleria/router'
import { Badge, Button, ButtonLink, Notice, TextLink } from '@galleria/ui'
import { type Say, useMessages } from '../../messages/index.ts'
import { refusal } from '../../outcome.ts'
import type { ManageRequest, PageProps } from '../../page.ts'
import { Frame } from '../../parts/Frame.tsx'
import { Pager } from '../../parts/Pager.tsx'
import { type Begun, undoMany } from '../../reviews/job.ts'
import { pathOfJob, useBegun } from '../../reviews/use-begun.ts'

const LIMIT = 25
const REQUESTS = '/manage/catalog/reviews/requests'

export async function loader({ client, id, url, signal }: ManageRequest) {
  const cursor = url.searchParams.get('cursor')
  const onlyFailed = url.searchParams.get('only') === 'FAILED'
  const [{ job }, { results, pagingMetadata }] = await orNotFound(
    Promise.all([
      getReviewBulkJob(client, { jobId: id }, { signal }),
      listReviewBulkResults(
        client,
        {
          jobId: id,
          cursorPaging: { limit: LIMIT, ...(cursor && { cursor }) },
          ...(onlyFailed && !cursor && { status: 'FAILED' }),
        },
        { signal },
      ),
    ]),
  )
  const next = pagingMetadata.cursors?.next ?? null
  return { job, results, onlyFailed, isFirst: cursor === null, next }
}

export function action(asked: ManageRequest) {
  return undoMany(asked)
}

type Job = Awaited<ReturnType<typeof loader>>['job']

function titleOf({ action: act, moderationStatus, undoes }: Job, t: Say): string {
  if (undoes) return t('review-job.undo')
  if (act === 'DELETE') return t('review-job.delete')
  if (act === 'CANCEL_REQUESTS') return t('review-job.cancel')
  return moderationStatus === 'APPROVED' ? t('review-job.approve') : t('review-job.reject')
}

/** A change of many reviews or requests: how far it is, what became of each, and its undo. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { job, results, onlyFailed, isFirst, next } = data
  const undo = useSend<Begun>()
  useBegun(undo.sent?.jobId)
  const isRunning = job.status !== 'FINISHED'
  useFollow(isRunning)
  const title = titleOf(job, t)
  const isOfRequests = job.action === 'CANCEL_REQUESTS'
  const states: Readonly<Record<string, string>> = {
    SUCCEEDED: t('review-job.done'),
    FAILED: t('review-job.failed'),
  }
  const at = (more: Readonly<Record<string, string>>) =>
    `?${new URLSearchParams({ ...(onlyFailed && { only: 'FAILED' }), ...more })}`
  return (
    <Frame
      title={title}
      isOwner={isOwner}
      description={t('review-job.begun', {
        date: format.date(job.createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
      })}
    >
      <div className={parts.rows}>
        <JobProgress
          label={title}
          done={job.succeeded + job.failed}
          total={job.total}
          failed={job.failed}
          state={isRunning ? 'running' : 'done'}
        />
        {isRunning && <p className={parts.quiet}>{t('review-job.may-leave')}</p>}
        {undo.sent?.problem && <Notice tone="danger">{undo.sent.problem}</Notice>}
        <div className={parts.buttons}>
          {job.canUndo && job.succeeded > 0 && may(role, 'marketing', 'change') && (
            <Button pending={undo.isSending} onClick={() => undo.send({})}>
              {t('reviews.undo')}
            </Button>
          )}
          {job.failed > 0 && (
            <ButtonLink as={Link} to={onlyFailed ? '?' : '?only=FAILED'}>
              {onlyFailed ? t('review-job.show-all') : t('review-job.show-failed')}
            </ButtonLink>
          )}
          <ButtonLink as={Link} to={isOfRequests ? REQUESTS : '/manage/catalog/reviews'}>
            {isOfRequests ? t('requests.title') : t('reviews.title')}
          </ButtonLink>
        </div>
        {job.undoes && (
          <p>
            <TextLink as={Link} to={pathOfJob(job.undoes)}>
              {t('edit.undoes')}
            </TextLink>
          </p>
        )}
        {results.length > 0 && (
          <Table
            label={t('review-job.results')}
            head={[
              { title: isOfRequests ? t('requests.request') : t('reviews.review') },
              { title: t('reviews.status') },
              { title: t('review-job.reason') },
            ]}
            rows={results.map(({ itemId, name, status, error }) => ({
              key: itemId,
              cells: [
                name ? (
                  <TextLink key="item" as={Link} to={`/manage/catalog/reviews/${itemId}`}>
                    <bdi>{name}</bdi>
                  </TextLink>
                ) : (
                  <bdi key="item">{itemId}</bdi>
                ),
                <Badge
                  key="status"
                  tone={status === 'FAILED' ? 'danger' : status === 'SUCCEEDED' ? 'success' : 'neutral'}
                >
                  {states[status] ?? t('review-job.pending')}
                </Badge>,
                <bdi key="reason">{refusal(t, error?.code) ?? error?.description}</bdi>,
              ],
            }))}
          />
        )}
        <Pager
          label={t('review-job.results')}
          first={isFirst ? undefined : at({})}
          next={next ? at({ cursor: next }) : undefined}
        />
      </div>
    </Frame>
  )
}
