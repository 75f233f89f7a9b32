import { useFormat } from '@galleria/i18n'
import { parts as styles, useRestoredFocus, useSend } from '@galleria/manage'
import { Button, Card, Heading, Notice } from '@galleria/ui'
import { deviceName } from '../../rules/device-copy.ts'
import type { Shown } from '../data/profile.ts'
import type { Answer } from '../data/profile-acts.ts'
import { useMessages } from '../messages/index.ts'

/** Sessions of the member; each can be ended, and all. */
export function MemberSessions({ sessions }: { readonly sessions: Shown['sessions'] }) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend<Answer>()
  const restored = useRestoredFocus<HTMLDivElement>()
  return (
    <Card>
      <div {...restored} className={styles.form}>
        <Heading level={2} size="lg">
          {t('sessions.title')}
        </Heading>
        <p role="status" className={styles.quiet}>
          {t('sessions.count', { count: sessions.length })}
        </p>
        {sessions.map(({ id, userAgent, ipAddress, lastSeenDate }) => {
          const device = deviceName(userAgent) || t('sessions.unknown')
          const seen = lastSeenDate
            ? format.date(lastSeenDate, { dateStyle: 'medium', timeStyle: 'short' })
            : ''
          return (
            <div key={id} className={styles.buttons}>
              <span>
                <bdi>{device}</bdi>
                <br />
                <span className={styles.quiet}>
                  <bdi>{ipAddress}</bdi> · {seen}
                </span>
              </span>
              <Button
                size="small"
                variant="quiet"
                pending={isSending}
                aria-label={t('sessions.end-one', { device })}
                onClick={() => send({ intent: 'end', sessionId: id })}
              >
                {t('sessions.end')}
              </Button>
            </div>
          )
        })}
        {sessions.length > 1 && (
          <div className={styles.buttons}>
            <Button variant="danger" pending={isSending} onClick={() => send({ intent: 'end' })}>
              {t('sessions.end-all')}
            </Button>
          </div>
        )}
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      </div>
    </Card>
  )
}
