import { parts as styles, useKeptFocus, useSend } from '@galleria/manage'
import type { Member } from '@galleria/platform-client/members'
import { Button, Notice } from '@galleria/ui'
import { useState } from 'react'
import type { Act, Answer } from '../data/profile-acts.ts'
import { useMessages } from '../messages/index.ts'
import { privacyName, Standing } from '../standing-copy.tsx'

/** How a member stands, and what can be made of it; what cannot be undone at a press is asked about first. */
export function MemberActs({ member }: { readonly member: Member }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<Answer>()
  const [asked, setAsked] = useState<Act>()
  const { status, activityStatus, privacyStatus } = member
  const kept = useKeptFocus<HTMLElement>()
  const isOffline = status === 'OFFLINE'
  const act = (intent: Act) => {
    setAsked(undefined)
    send({ intent })
  }
  return (
    <section {...kept} aria-label={t('profile.standing')} className={styles.form}>
      <p role="status">
        <Standing member={member} /> <span>{privacyName(privacyStatus, t)}</span>
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
          <Button variant="danger" pending={isSending} onClick={() => setAsked('block')}>
            {t('change.block')}
          </Button>
        )}
        {!isOffline && (
          <Button variant="quiet" pending={isSending} onClick={() => setAsked('disconnect')}>
            {t('profile.disconnect')}
          </Button>
        )}
      </div>
      {asked && (
        <Notice
          tone="warning"
          role="alert"
          title={asked === 'block' ? t('change.block') : t('profile.disconnect')}
        >
          <p>{asked === 'block' ? t('change.block-means') : t('profile.disconnect-means')}</p>
          <div className={styles.buttons}>
            <Button variant="danger" onClick={() => act(asked)}>
              {asked === 'block' ? t('profile.block-now') : t('profile.disconnect-now')}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(undefined)}>
              {t('change.leave')}
            </Button>
          </div>
        </Notice>
      )}
      {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
    </section>
  )
}
