import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import {
  queryMemberReports,
  queryReportedMembers,
  reviewReportedMember,
} from '@galleria/platform-client/member-reports'
import { blockMember, type Member, muteMember, queryMembers } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useEffect, useRef, useState } from 'react'
import { fullName } from '../../rules/member-name.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ReportedCard } from '../parts/ReportedCard.tsx'

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

/** A hundred at once, as many as one page of members holds. */
async function peopleOf(client: PlatformClient, all: readonly string[], signal: AbortSignal) {
  const ids = [...new Set(all)]
  const found = new Map<string, Member>()
  for (let at = 0; at < ids.length; at += 100) {
    const query = { filter: { id: { $in: ids.slice(at, at + 100) } }, cursorPaging: { limit: 100 } }
    const { members } = await queryMembers(client, { query, fieldsets: ['FULL'] }, { signal })
    for (const member of members) found.set(member.id, member)
  }
  return found
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
  const list = useRef<HTMLUListElement>(null)
  const [handled, setHandled] = useState(0)
  const count = queue.length
  // What was handled has left the list: the next one is where one goes on by keyboard.
  useEffect(() => {
    if (handled > 0) list.current?.querySelector('h2')?.focus()
  }, [handled, count])
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
        <p role="status" className={styles.quiet}>
          {isDone ? t('reports.done', { count }) : t('reports.open', { count })}
        </p>
        {count === 0 ? (
          <EmptyState title={t('reports.none')} description={t('reports.none-more')} />
        ) : (
          <ul ref={list} className={styles.rows} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {queue.map((reported) => (
              <li key={reported.id}>
                <ReportedCard
                  reported={reported}
                  isDone={isDone}
                  date={(text) => (text ? format.date(text, { dateStyle: 'medium' }) : '')}
                  onHandled={() => setHandled((times) => times + 1)}
                />
              </li>
            ))}
          </ul>
        )}
        {next && (
          <nav aria-label={t('pages.label')} className={styles.buttons}>
            <ButtonLink as={Link} to={`?${new URLSearchParams({ cursor: next })}`} rel="next">
              {t('pages.next')}
            </ButtonLink>
          </nav>
        )}
      </div>
    </Frame>
  )
}
