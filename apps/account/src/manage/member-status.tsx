import type { Member } from '@galleria/platform-client/members'
import { Badge } from '@galleria/ui'
import { type Say, useMessages } from './messages/index.ts'

const tones = { PENDING: 'warning', APPROVED: 'success', BLOCKED: 'danger' } as const

export function statusName(status: string | undefined, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    PENDING: t('status.pending'),
    APPROVED: t('status.approved'),
    BLOCKED: t('status.blocked'),
    OFFLINE: t('status.offline'),
  }
  return words[status ?? ''] ?? t('status.unknown')
}

export function privacyName(privacy: string | undefined, t: Say): string {
  return privacy === 'PUBLIC'
    ? t('privacy.public')
    : privacy === 'PRIVATE'
      ? t('privacy.private')
      : t('privacy.undefined')
}

/** Whether somebody may be here, and may write. */
export function MemberStatus({ member }: { readonly member: Pick<Member, 'status' | 'activityStatus'> }) {
  const t = useMessages()
  return (
    <>
      <Badge tone={tones[member.status as keyof typeof tones] ?? 'neutral'}>
        {statusName(member.status, t)}
      </Badge>
      {member.activityStatus === 'MUTED' && (
        <>
          {' '}
          <Badge tone="info">{t('status.muted')}</Badge>
        </>
      )}
    </>
  )
}
