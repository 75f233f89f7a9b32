import { useFormat } from '@galleria/i18n'
import {
  csvLine,
  type Outcome,
  orNotFound,
  readAll,
  saveFile,
  parts as styles,
  Table,
  useFollow,
  useSend,
} from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import {
  getMemberBulkJob,
  listMemberBulkResults,
  type MemberBulkResult,
  queryMembers,
} from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { Badge, Button, ButtonLink, Meter, Notice, TextLink } from '@galleria/ui'
import { useEffect, useRef } from 'react'
import { fullName } from '../../rules/member-name.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { outcome, refusal } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

const statuses = ['PENDING', 'SUCCEEDED', 'FAILED'] as const

export async function loader({ client, id, url, signal }: ManageRequest) {
  const cursor = url.searchParams.get('cursor')
  const only = statuses.find((each) => each === url.searchParams.get('only'))
  const [{ job }, { results, pagingMetadata }] = await orNotFound(
    Promise.all([
      getMemberBulkJob(client, { jobId: id }, { signal }),
      listMemberBulkResults(
        client,
        {
          jobId: id,
          cursorPaging: { limit: 25, ...(cursor && { cursor }) },
          ...(only && !cursor && { status: only }),
        },
        { signal },
      ),
    ]),
  )
  const names = await namesOf(client, results, signal)
  return { job, results, names, only: only ?? null, next: pagingMetadata.cursors?.next ?? null }
}

/** Members of the job that still exist. */
async function namesOf(client: PlatformClient, results: readonly MemberBulkResult[], signal: AbortSignal) {
  if (results.length === 0) return {}
  const { members } = await queryMembers(
    client,
    {
      query: {
        filter: { id: { $in: results.map(({ memberId }) => memberId) } },
        cursorPaging: { limit: 100 },
      },
      fieldsets: ['FULL'],
    },
    { signal },
  )
  return Object.fromEntries(members.map((member) => [member.id, fullName(member)]))
}

interface Answer extends Outcome {
  readonly file?: string
}

/** File of all results. */
export function action({ client, id, t, signal }: ManageRequest) {
  return outcome(t, async () => {
    const head = [t('job.member'), t('job.id'), t('job.status'), t('job.code'), t('job.reason')]
    const lines = await readAll(async (cursorPaging) => {
      const asked = { jobId: id, cursorPaging }
      const { results, pagingMetadata } = await listMemberBulkResults(client, asked, { signal })
      const names: Readonly<Record<string, string>> = await namesOf(client, results, signal)
      const items = results.map(({ memberId, status, error }) => {
        const reason = refusal(t, error?.code) ?? error?.description ?? ''
        return csvLine([names[memberId] ?? '', memberId, resultName(status, t), error?.code ?? '', reason])
      })
      return { items, next: pagingMetadata.cursors?.next }
    })
    return { file: csvLine(head) + lines.join('') }
  })
}

function resultName(status: string, t: Say): string {
  return status === 'SUCCEEDED'
    ? t('job.succeeded')
    : status === 'FAILED'
      ? t('job.failed')
      : t('job.pending')
}

const tones: Readonly<Record<string, 'success' | 'danger'>> = { SUCCEEDED: 'success', FAILED: 'danger' }

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { job, results, only, next } = data
  const names: Readonly<Record<string, string>> = data.names
  const file = useSend<Answer>()
  const saved = useRef<string>(undefined)
  const text = file.sent?.file
  useEffect(() => {
    if (text === undefined || saved.current === text) return
    saved.current = text
    saveFile('members-changed.csv', text)
  }, [text])
  const done = job.succeeded + job.failed
  const isRunning = job.status !== 'FINISHED'
  useFollow(isRunning)
  const titles: Readonly<Record<string, string>> = {
    APPROVE: t('change.approve'),
    BLOCK: t('change.block'),
    MUTE: t('change.mute'),
    UNMUTE: t('change.unmute'),
    DELETE: t('change.delete'),
  }
  const title = titles[job.action] ?? t('job.title')
  const progress = t('job.progress', { done, total: job.total })
  const at = (cursor: string) => `?${new URLSearchParams({ ...(only && { only }), cursor })}`
  return (
    <Frame
      title={title}
      isOwner={isOwner}
      description={t('job.begun', {
        date: format.date(job.createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
        count: job.total,
      })}
    >
      <div className={styles.rows}>
        <Meter label={title} value={done} max={job.total} text={progress} />
        <p role="status">
          {isRunning ? progress : t('job.finished', { succeeded: job.succeeded, failed: job.failed })}
        </p>
        {isRunning && <p className={styles.quiet}>{t('job.may-leave')}</p>}
        <div className={styles.buttons}>
          {job.failed > 0 && (
            <ButtonLink as={Link} to={only ? '?' : '?only=FAILED'} size="small">
              {only ? t('job.show-all') : t('job.show-failed', { count: job.failed })}
            </ButtonLink>
          )}
          <Button size="small" pending={file.isSending} onClick={() => file.send({ intent: 'file' })}>
            {t('job.file')}
          </Button>
        </div>
        {file.sent?.problem && <Notice tone="danger">{file.sent.problem}</Notice>}
        {results.length > 0 && (
          <Table
            label={t('job.results')}
            head={[{ title: t('job.member') }, { title: t('job.status') }, { title: t('job.reason') }]}
            rows={results.map(({ memberId, status, error }) => ({
              key: memberId,
              cells: [
                // Deleted members have no page.
                memberId in names ? (
                  <TextLink key="member" as={Link} to={`/manage/members/profile/${memberId}`}>
                    <bdi>{names[memberId] || t('members.nameless')}</bdi>
                  </TextLink>
                ) : (
                  <bdi key="member">{memberId}</bdi>
                ),
                <Badge key="status" tone={tones[status] ?? 'neutral'}>
                  {resultName(status, t)}
                </Badge>,
                <bdi key="reason">{refusal(t, error?.code) ?? error?.description}</bdi>,
              ],
            }))}
          />
        )}
        <div className={styles.buttons}>
          {next && (
            <ButtonLink as={Link} to={at(next)} rel="next">
              {t('pages.next')}
            </ButtonLink>
          )}
          <TextLink as={Link} to="/manage/members">
            {t('job.back')}
          </TextLink>
        </div>
      </div>
    </Frame>
  )
}
