import type { PlatformClient } from '@galleria/platform-client'
import { queryMemberReports, queryReportedMembers } from '@galleria/platform-client/member-reports'
import { fullName } from '../../rules/member-name.ts'
import type { ManageRequest } from '../page.ts'
import { peopleOf } from '../rules/people.ts'

/** Reported members on one page. */
const LIMIT = 20

export async function loadReports({ client, url, signal }: ManageRequest) {
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

export type Reported = Awaited<ReturnType<typeof loadReports>>['queue'][number]

async function reportsOf(client: PlatformClient, ids: readonly string[], signal: AbortSignal) {
  const { memberReports } = await queryMemberReports(
    client,
    { query: { filter: { reportedMemberId: { $in: ids } }, cursorPaging: { limit: 1000 } } },
    { signal },
  )
  return memberReports
}

/** Decisions on a report. */
export type Verdict = 'dismiss' | 'mute' | 'block'
