import { useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import { Heading } from '@galleria/ui'
import { deviceName } from '../../rules/device-copy.ts'
import type { Shown } from '../data/profile.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { Pager } from './Pager.tsx'

function eventName(event: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    REGISTERED: t('sign-ins.registered'),
    SIGNED_IN: t('sign-ins.signed-in'),
    LOGIN_FAILED: t('sign-ins.failed'),
    SECOND_FACTOR_FAILED: t('sign-ins.factor-failed'),
    FACTOR_ADDED: t('sign-ins.factor-added'),
    FACTOR_REMOVED: t('sign-ins.factor-removed'),
    PASSWORD_CHANGED: t('sign-ins.password-changed'),
    PASSWORD_RECOVERED: t('sign-ins.password-recovered'),
    SESSION_ENDED: t('sign-ins.ended'),
    REFRESH_TOKEN_REUSED: t('sign-ins.reused'),
  }
  return words[event] ?? event
}

/** How they came in, or did not, newest first. */
export function MemberSignIns({
  signIns: { list, older, isNewest },
}: {
  readonly signIns: Shown['signIns']
}) {
  const t = useMessages()
  const format = useFormat()
  const title = t('sign-ins.title')
  return (
    <section className={styles.form}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {list.length === 0 ? (
        <p>{t('sign-ins.none')}</p>
      ) : (
        <Table
          label={title}
          head={[
            { title: t('audit.what') },
            { title: t('sign-ins.device') },
            { title: t('sign-ins.address') },
            { title: t('profile.when') },
          ]}
          rows={list.map(({ id, event, userAgent, ipAddress, createdDate }) => ({
            key: id,
            cells: [
              eventName(event, t),
              <bdi key="device">{deviceName(userAgent) || t('sessions.unknown')}</bdi>,
              <bdi key="address">{ipAddress}</bdi>,
              format.date(createdDate, { dateStyle: 'medium', timeStyle: 'short' }),
            ],
          }))}
        />
      )}
      <Pager
        label={title}
        name="sign-ins"
        {...{ older, isNewest }}
        words={{ older: t('sign-ins.older'), newest: t('sign-ins.newest') }}
      />
    </section>
  )
}
