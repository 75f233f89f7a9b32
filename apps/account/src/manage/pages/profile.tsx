import { useFormat } from '@galleria/i18n'
import { type Outcome, orNothing, parts as styles } from '@galleria/manage'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { assignBadge, listBadges, listMembersBadgeIds, unassignBadge } from '@galleria/platform-client/badges'
import { fetchLoyaltyAccountBy } from '@galleria/platform-client/loyalty-accounts'
import { queryMemberReports } from '@galleria/platform-client/member-reports'
import {
  endMemberSessions,
  listMemberAudit,
  listMemberSessions,
  listMemberSignIns,
  lookAtMemberDeletion,
} from '@galleria/platform-client/member-stewards'
import {
  approveMember,
  blockMember,
  type Deletion,
  deleteMember,
  disconnectMember,
  getMember,
  muteMember,
  unmuteMember,
} from '@galleria/platform-client/members'
import { searchOrders } from '@galleria/platform-client/orders'
import { replace } from '@galleria/router'
import { fullName } from '../../rules/member-name.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { MemberActs } from '../parts/MemberActs.tsx'
import { MemberBadges } from '../parts/MemberBadges.tsx'
import { MemberEnd } from '../parts/MemberEnd.tsx'
import { MemberFacts } from '../parts/MemberFacts.tsx'
import { MemberHistory } from '../parts/MemberHistory.tsx'
import { MemberOrders } from '../parts/MemberOrders.tsx'
import { MemberReported } from '../parts/MemberReported.tsx'
import { MemberSessions } from '../parts/MemberSessions.tsx'
import { MemberSignIns } from '../parts/MemberSignIns.tsx'
import { assigneeOf } from '../rules/assignee.ts'
import { peopleOf } from '../rules/people.ts'

export async function loader({ client, id, url, signal }: Asked) {
  const asked = { signal }
  const from = url.searchParams.get('audit')
  const signInsFrom = url.searchParams.get('sign-ins')
  const { member } = await orNothing(getMember(client, { id, fieldsets: ['FULL'] }, asked))
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
      asked,
    ),
    listMemberSessions(client, { memberId: id }, asked),
    listBadges(client, undefined, asked),
    listMembersBadgeIds(client, { memberIds: [id] }, asked),
    queryMemberReports(
      client,
      { query: { filter: { reportedMemberId: id }, cursorPaging: { limit: 50 } } },
      asked,
    ),
    listMemberAudit(
      client,
      { memberId: id, cursorPaging: { limit: 25, ...(from && { cursor: from }) } },
      asked,
    ),
    listMemberSignIns(
      client,
      { memberId: id, cursorPaging: { limit: 10, ...(signInsFrom && { cursor: signInsFrom }) } },
      asked,
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

/** Null for whoever takes no part in the programme. */
async function pointsOf(client: PlatformClient, memberId: string, signal: AbortSignal) {
  try {
    const { account } = await fetchLoyaltyAccountBy(client, { memberId }, { signal })
    return { id: account.id, balance: account.points.balance }
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return null
    throw error
  }
}

const acts = {
  approve: approveMember,
  block: blockMember,
  mute: muteMember,
  unmute: unmuteMember,
  disconnect: disconnectMember,
}
export type Act = keyof typeof acts

type Sent =
  | { readonly intent: Act }
  | { readonly intent: 'wear' | 'unwear'; readonly badgeId: string }
  | { readonly intent: 'end'; readonly sessionId?: string }
  | { readonly intent: 'look' | 'delete'; readonly assignee?: string }

export interface Answer extends Outcome {
  readonly deletion?: readonly Deletion[]
  readonly deleted?: boolean
}

export async function action({ client, id, t }: Asked, sent: Sent) {
  const answer = await outcome<Omit<Answer, keyof Outcome> & { readonly unknown?: true }>(t, async () => {
    switch (sent.intent) {
      case 'wear':
        await assignBadge(client, { id: sent.badgeId, memberIds: [id] })
        return {}
      case 'unwear':
        await unassignBadge(client, { id: sent.badgeId, memberIds: [id] })
        return {}
      case 'end':
        await endMemberSessions(client, {
          memberId: id,
          ...(sent.sessionId && { sessionIds: [sent.sessionId] }),
        })
        return {}
      case 'look':
      case 'delete': {
        const contentAssigneeId = sent.assignee && (await assigneeOf(client, sent.assignee))
        if (sent.assignee && !contentAssigneeId) return { unknown: true as const }
        const whose = { id, ...(contentAssigneeId && { contentAssigneeId }) }
        if (sent.intent === 'look') return lookAtMemberDeletion(client, whose)
        await deleteMember(client, whose)
        return { deleted: true }
      }
      default:
        await acts[sent.intent](client, { id })
        return {}
    }
  })
  if ('unknown' in answer) return { errors: { contentAssigneeId: t('change.assignee-nobody') } }
  // The page of somebody who is gone is not read anew.
  if ('deleted' in answer && answer.deleted) throw replace('/manage/members')
  return answer
}

export type Shown = Awaited<ReturnType<typeof loader>>

export function Page({ data, isOwner }: PageProps<Shown>) {
  const t = useMessages()
  const format = useFormat()
  const { member } = data
  const joined = member.createdDate ? format.date(member.createdDate, { dateStyle: 'medium' }) : ''
  return (
    <Frame
      title={fullName(member) || t('members.nameless')}
      isOwner={isOwner}
      description={
        <>
          <bdi>{member.loginEmail}</bdi> · {t('profile.joined', { date: joined })}
        </>
      }
    >
      <div className={styles.rows}>
        <MemberActs member={member} />
        <div className={styles.split}>
          <div className={styles.rows}>
            <MemberFacts member={member} points={data.points} />
            <MemberOrders orders={data.orders} />
            <MemberReported reports={data.reports} />
            <MemberHistory entries={data.entries} older={data.older} isNewest={data.isNewest} />
            <MemberSignIns signIns={data.signIns} />
          </div>
          <div className={styles.rows}>
            <MemberBadges badges={data.badges} worn={data.worn} />
            <MemberSessions sessions={data.sessions} />
            <MemberEnd />
          </div>
        </div>
      </div>
    </Frame>
  )
}
