import { parts as styles, useRestoredFocus, useSend } from '@galleria/manage'
import type { Member } from '@galleria/platform-client/members'
import { Button, Notice } from '@galleria/ui'
import { useState } from 'react'
import type { Act, Answer } from '../data/profile-acts.ts'
import { MemberStatus, privacyName } from '../member-status.tsx'
import { useMessages } from '../messages/index.ts'

/** How a member stands, and what can be made of it; what cannot be undone at a press is asked about first. */
export function MemberActs({ member }: { readonly member: Member }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<Answer>()
  const [confirming, setConfirming] = useState<Act>()
  const { status, activityStatus, privacyStatus } = member
  const restored = useRestoredFocus<HTMLElement>()
  const isOffline = status === 'OFFLINE'
  const act = (intent: Act) => {
    setConfirming(undefined)
    send({ intent })
  }
  return (
    <section {...restored} aria-label={t('profile.standing')} className={styles.form}>
      <p role="status">
        <MemberStatus member={member} /> <span>{privacyName(privacyStatus, t)}</span>
      </p>
      <div className={styles.buttons}>
        {(status === 'PENDING' || status === 'BLOCKED') && (
          <Button variant="primary" pending={isSending} onClick={() => act('approve')}>
            {t('change.approve')}
          </Button>
        )}
        {!isOffline && (
          <Button pending={isSending} onClick={() => act(activityStatus === 'MUTED' ? 'unmute' : 'mute')}>
            {activityStatus === 'MUTED' ? t('change.unmute') : t('change.mute')}
          </Button>
        )}
        {!isOffline && status !== 'BLOCKED' && (
          <Button variant="danger" pending={isSending} onClick={() => setConfirming('block')}>
            {t('change.block')}
          </Button>
        )}
        {!isOffline && (
          <Button variant="quiet" pending={isSending} onClick={() => setConfirming('disconnect')}>
            {t('profile.disconnect')}
          </Button>
        )}
      </div>
      {confirming && (
        <Notice
          tone="warning"
          role="alert"
          title={confirming === 'block' ? t('change.block') : t('profile.disconnect')}
        >
          <p>{confirming === 'block' ? t('change.block-means') : t('profile.disconnect-means')}</p>
          <div className={styles.buttons}>
            <Button variant="danger" onClick={() => act(confirming)}>
              {confirming === 'block' ? t('profile.block-now') : t('profile.disconnect-now')}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(undefined)}>
              {t('change.leave')}
            </Button>
          </div>
        </Notice>
      )}
      {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
    </section>
  )
}
