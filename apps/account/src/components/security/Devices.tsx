import { useFormat } from '@galleria/i18n'
import type { Session } from '@galleria/platform-client/security'
import { Form } from '@galleria/router'
import { Badge, Button } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { deviceName } from '../../rules/device-copy.ts'
import styles from './Factors.module.css'

interface DevicesProps {
  readonly sessions: readonly Session[]
  readonly doing: string | undefined
}

/** Everywhere the member is signed in, each of which can be ended from here. */
export function Devices({ sessions, doing }: DevicesProps) {
  const t = useMessages()
  const { date } = useFormat()
  const day = (when: Date | string) => date(when, { dateStyle: 'short' })
  const seen = (when: string) => {
    const time = date(when, { timeStyle: 'short' })
    return day(when) === day(new Date())
      ? t('security.seen-today', { time })
      : t('security.seen', { date: date(when, { dateStyle: 'long', timeStyle: 'short' }) })
  }
  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ id, current, userAgent, ipAddress, lastSeenDate }) => {
          const name = deviceName(userAgent) || t('security.device-unknown')
          return (
            <li key={id}>
              <div>
                <p>
                  <strong>{name}</strong>{' '}
                  {current && <Badge tone="success">{t('security.this-device')}</Badge>}
                </p>
                <p className={styles.hint}>
                  {current ? t('security.active-now') : lastSeenDate && seen(lastSeenDate)}
                  {(current || lastSeenDate) && ipAddress && ' · '}
                  {ipAddress && (
                    <>
                      {t('security.ip')} <bdi dir="ltr">{ipAddress}</bdi>
                    </>
                  )}
                </p>
              </div>
              {!current && (
                <Form method="post">
                  <input type="hidden" name="intent" value="end" />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    size="small"
                    disabled={doing !== undefined}
                    aria-label={t('security.end-device', { name })}
                  >
                    {t('menu.sign-out')}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        {sessions.length > 1 && (
          <Form method="post">
            <input type="hidden" name="intent" value="end-others" />
            <Button type="submit" pending={doing === 'end-others'}>
              {t('security.end-others')}
            </Button>
          </Form>
        )}
        <Form method="post">
          <input type="hidden" name="intent" value="everywhere" />
          <Button type="submit" pending={doing === 'everywhere'}>
            {t('security.everywhere')}
          </Button>
        </Form>
      </div>
    </>
  )
}
