import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import {
  queryMemberReports,
  queryReportedMembers,
  reviewReportedMember,
} from '@galleria/platform-client/member-reports'
import { blockMember, muteMember } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useLayoutEffect, useRef } from 'react'
import { fullName } from '../../rules/member-name.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import own from '../parts/members.module.css'
import { ReportedCard } from '../parts/ReportedCard.tsx'
import { peopleOf } from '../rules/people.ts'

/** Reported members on one page. */
const LIMIT = 20

export async function loader({ client, url, signal }: Asked) {
  const cursor = url.searchParams.get('cursor')
  const isDone = url.searchParams.get('show') === 'done'
  const { reportedMembers, pagingMetadata } = await queryReportedMembers(
    client,
    {
      query: cursor
        ? { cursorPaging: { limit: LIMIT, cursor } }
        : {
            filter: { reviewed: isDone },
            sort: [{ fieldName: 'lastReportDate', order: 'DESC' }],
            cursorPaging: { limit: LIMIT },
          },
    },
    { signal },
  )
  const ids = reportedMembers.flatMap(({ reportedMemberId }) => reportedMemberId ?? [])
  const memberReports = ids.length ? await reportsOf(client, ids, signal) : []
  const people = await peopleOf(
    client,
    [...ids, ...memberReports.flatMap(({ reportingMemberId }) => reportingMemberId ?? [])],
    signal,
  )
  const queue = ids.map((id) => ({
    id,
    member: people.get(id) ?? null,
    reports: memberReports
      .filter(({ reportedMemberId }) => reportedMemberId === id)
      .map(({ reportingMemberId, ...report }) => {
        const reporter = reportingMemberId ? people.get(reportingMemberId) : undefined
        return {
          ...report,
          reporter: reporter ? { id: reporter.id, name: fullName(reporter) } : null,
        }
      }),
  }))
  return { queue, isDone, next: pagingMetadata.cursors?.next ?? null }
}

export type Reported = Awaited<ReturnType<typeof loader>>['queue'][number]

async function reportsOf(client: PlatformClient, ids: readonly string[], signal: AbortSignal) {
  const { memberReports } = await queryMemberReports(
    client,
    { query: { filter: { reportedMemberId: { $in: ids } }, cursorPaging: { limit: 1000 } } },
    { signal },
  )
  return memberReports
}

/** What can be made of what was reported. */
export type Verdict = 'dismiss' | 'mute' | 'block'

export function action(
  { client, t }: Asked,
  { verdict, memberId }: { readonly verdict: Verdict; readonly memberId: string },
) {
  return outcome(t, async () => {
    // What is decided comes first: a report is looked after only once that is done.
    if (verdict === 'mute') await muteMember(client, { id: memberId })
    if (verdict === 'block') await blockMember(client, { id: memberId })
    await reviewReportedMember(client, { memberId })
    return { verdict, memberId }
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { queue, isDone, next } = data
  const count = queue.length
  const at = (cursor: string) => `?${new URLSearchParams({ ...(isDone && { show: 'done' }), cursor })}`
  const list = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const before = useRef<readonly string[]>([])
  // What was handled has left the list, and the focus with it: the next one is where one goes on by keyboard.
  useLayoutEffect(() => {
    const ids = queue.map(({ id }) => id)
    const gone = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    if (gone < 0 || document.activeElement !== document.body) return
    const headings = [...(list.current?.querySelectorAll('h2') ?? [])]
    const next = headings[Math.min(gone, headings.length - 1)] ?? status.current
    next?.focus()
  }, [queue])
  return (
    <Frame
      title={t('reports.title')}
      isOwner={isOwner}
      description={t('reports.more')}
      actions={
        <ButtonLink as={Link} to={isDone ? '/manage/members/reports' : '/manage/members/reports?show=done'}>
          {isDone ? t('reports.show-open') : t('reports.show-done')}
        </ButtonLink>
      }
    >
      <div className={styles.rows}>
        <p ref={status} tabIndex={-1} role="status" className={styles.quiet}>
          {isDone ? t('reports.done', { count }) : t('reports.open', { count })}
        </p>
        {count === 0 ? (
          <EmptyState title={t('reports.none')} description={t('reports.none-more')} />
        ) : (
          <ul ref={list} className={`${styles.rows} ${own.list}`}>
            {queue.map((reported) => (
              <li key={reported.id}>
                <ReportedCard
                  reported={reported}
                  isDone={isDone}
                  date={(text) => (text ? format.date(text, { dateStyle: 'medium' }) : '')}
                />
              </li>
            ))}
          </ul>
        )}
        {next && (
          <nav aria-label={t('pages.label')} className={styles.buttons}>
            <ButtonLink as={Link} to={at(next)} rel="next">
              {t('pages.next')}
            </ButtonLink>
          </nav>
        )}
      </div>
    </Frame>
  )
}
