import type { Language } from '@galleria/i18n'
import { isPlatformError, type PlatformClient, type PlatformError } from '@galleria/platform-client'
import {
  blockMemberToMember,
  followMember,
  unblockMemberToMember,
  unfollowMember,
} from '@galleria/platform-client/member-followers'
import { reportMember } from '@galleria/platform-client/member-reports'
import { joinCommunity, leaveCommunity } from '@galleria/platform-client/members'
import { messagesIn, type Say } from '../../messages/index.ts'

export interface Acted {
  readonly done?: string
  readonly problem?: string
}

const reasons = ['SPAM', 'IMPERSONATION', 'HARASSMENT', 'OTHER'] as const
type Reason = (typeof reasons)[number]

/** `follow`, `unfollow`, `block`, `unblock`, `report`, `join`, `leave`. */
export async function act(client: PlatformClient, form: FormData, language: Language): Promise<Acted> {
  const t = messagesIn(language)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const memberId = text('memberId')
  const name = text('name') || t('community.nameless')
  try {
    switch (text('intent')) {
      case 'follow':
        await followMember(client, { memberId })
        return { done: t('community.did-follow', { name }) }
      case 'unfollow':
        await unfollowMember(client, { memberId })
        return { done: t('community.did-unfollow', { name }) }
      case 'block':
        await blockMemberToMember(client, { memberId })
        return { done: t('community.did-block', { name }) }
      case 'unblock':
        await unblockMemberToMember(client, { memberId })
        return { done: t('community.did-unblock', { name }) }
      case 'report': {
        const category = reasons.find((each) => each === text('reason'))
        if (!category) return { problem: t('report.no-reason') }
        await report(client, memberId, category, text('description'))
        return { done: t('community.did-report', { name }) }
      }
      case 'join':
        await joinCommunity(client)
        return { done: t('community.did-join') }
      case 'leave':
        await leaveCommunity(client)
        return { done: t('community.did-leave') }
      default:
        return { problem: t('community.unknown') }
    }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return { problem: refusal(error, t) }
  }
}

function report(client: PlatformClient, reportedMemberId: string, category: Reason, description: string) {
  const reason = { category, ...(description && { description }) }
  return reportMember(client, { memberReport: { reportedMemberId, reason } })
}

/** Faults rows 52 to 55: what the platform refuses, in words. */
function refusal({ code, status }: PlatformError, t: Say): string {
  switch (code) {
    case 'MEMBER_TO_MEMBER_BLOCKED':
      return t('refused.blocked')
    case 'MEMBER_MUTED':
      return t('refused.muted')
    case 'COMMUNITY_JOIN_IMPOSSIBLE':
      return t('refused.join')
    case 'SELF_REPORTING_FORBIDDEN':
    case 'SELF_FOLLOW_FORBIDDEN':
    case 'MEMBER_SELF_BLOCK_FORBIDDEN':
      return t('refused.self')
    case 'CANNOT_REPORT_BLOCKED_MEMBER':
      return t('refused.report-blocked')
    default:
      if (status === 404) return t('refused.gone')
      return status === 0 || status >= 500 ? t('outage.short') : t('community.unknown')
  }
}
