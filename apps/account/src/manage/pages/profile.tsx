import { useFormat } from '@galleria/i18n'
import type { Outcome } from '@galleria/manage'
import { parts as styles } from '@galleria/manage'
import { assignBadge, unassignBadge } from '@galleria/platform-client/badges'
import { endMemberSessions, lookAtMemberDeletion } from '@galleria/platform-client/member-administration'
import { deleteMember } from '@galleria/platform-client/members'
import { replace } from '@galleria/router'
import { fullName } from '../../rules/member-name.ts'
import type { Shown } from '../data/profile.ts'
import { type Act, type Answer, acts } from '../data/profile-acts.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
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

export { loadProfile as loader } from '../data/profile.ts'

type Sent =
  | { readonly intent: Act }
  | { readonly intent: 'wear' | 'unwear'; readonly badgeId: string }
  | { readonly intent: 'end'; readonly sessionId?: string }
  | { readonly intent: 'preview' | 'delete'; readonly assignee?: string }

export async function action({ client, id, t }: ManageRequest, sent: Sent) {
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
      case 'preview':
      case 'delete': {
        const contentAssigneeId = sent.assignee && (await assigneeOf(client, sent.assignee))
        if (sent.assignee && !contentAssigneeId) return { unknown: true as const }
        const whose = { id, ...(contentAssigneeId && { contentAssigneeId }) }
        if (sent.intent === 'preview') return lookAtMemberDeletion(client, whose)
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
