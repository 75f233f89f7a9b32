import { orNotFound } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { isPlatformError } from '@galleria/platform-client'
import { listBadges, listMembersBadgeIds } from '@galleria/platform-client/badges'
import { fetchLoyaltyAccountBy } from '@galleria/platform-client/loyalty-accounts'
import {
  listMemberAudit,
  listMemberSessions,
  listMemberSignIns,
} from '@galleria/platform-client/member-administration'
import { queryMemberReports } from '@galleria/platform-client/member-reports'
import { getMember } from '@galleria/platform-client/members'
import { searchOrders } from '@galleria/platform-client/orders'
import { fullName } from '../../rules/member-name.ts'
import type { ManageRequest } from '../page.ts'
import { peopleOf } from '../rules/people.ts'

export async function loadProfile({ client, id, url, signal }: ManageRequest) {
  const options = { signal }
  const from = url.searchParams.get('audit')
  const signInsFrom = url.searchParams.get('sign-ins')
  const { member } = await orNotFound(getMember(client, { id, fieldsets: ['FULL'] }, options))
  const [points, orders, sessions, badges, worn, reports, audit, signIns] = await Promise.all([
    pointsOf(client, id, signal),
    searchOrders(
      client,
      {
        search: {
          filter: { 'buyerInfo.memberId': id },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 10 },
        },
      },
      options,
    ),
    listMemberSessions(client, { memberId: id }, options),
    listBadges(client, undefined, options),
    listMembersBadgeIds(client, { memberIds: [id] }, options),
    queryMemberReports(
      client,
      { query: { filter: { reportedMemberId: id }, cursorPaging: { limit: 50 } } },
      options,
    ),
    listMemberAudit(
      client,
      { memberId: id, cursorPaging: { limit: 25, ...(from && { cursor: from }) } },
      options,
    ),
    listMemberSignIns(
      client,
      { memberId: id, cursorPaging: { limit: 10, ...(signInsFrom && { cursor: signInsFrom }) } },
      options,
    ),
  ])
  const reporters = await peopleOf(
    client,
    reports.memberReports.flatMap(({ reportingMemberId }) => reportingMemberId ?? []),
    signal,
  )
  return {
    member,
    points,
    orders: orders.orders.map(({ id: orderId, number, createdDate, priceSummary, currency }) => ({
      ...{ id: orderId, number, createdDate },
      total: priceSummary.total.amount,
      currency,
    })),
    sessions: sessions.sessions,
    badges: badges.badges,
    worn: worn.memberBadgeIds[0]?.badgeIds ?? [],
    reports: reports.memberReports.map(({ reportingMemberId, ...report }) => {
      const reporter = reporters.get(reportingMemberId ?? '')
      return { ...report, reporter: reporter ? { id: reporter.id, name: fullName(reporter) } : null }
    }),
    entries: audit.entries,
    older: audit.pagingMetadata.cursors?.next ?? null,
    isNewest: !from,
    signIns: {
      list: signIns.signIns,
      older: signIns.pagingMetadata.cursors?.next ?? null,
      isNewest: !signInsFrom,
    },
  }
}

/** Null for whoever takes no part in the program. */
async function pointsOf(client: PlatformClient, memberId: string, signal: AbortSignal) {
  try {
    const { account } = await fetchLoyaltyAccountBy(client, { memberId }, { signal })
    return { id: account.id, balance: account.points.balance }
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return null
    throw error
  }
}

export type Shown = Awaited<ReturnType<typeof loadProfile>>
