import { useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import { Heading } from '@galleria/ui'
import type { Shown } from '../data/profile.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { Pager } from './Pager.tsx'

function whatName(action: string, t: Say): string {
  const words: Readonly<Record<string, string>> = {
    CREATED: t('audit.created'),
    CHANGED: t('audit.changed'),
    APPROVED: t('audit.approved'),
    BLOCKED: t('audit.blocked'),
    DISCONNECTED: t('audit.disconnected'),
    MUTED: t('audit.muted'),
    UNMUTED: t('audit.unmuted'),
    DELETED: t('audit.deleted'),
    ROLE_SET: t('audit.role'),
    BADGE_ASSIGNED: t('audit.badge'),
    BADGE_UNASSIGNED: t('audit.no-badge'),
    REPORTS_REVIEWED: t('audit.reviewed'),
    REPORTS_DELETED: t('audit.reports-deleted'),
    SESSIONS_ENDED: t('audit.sessions'),
  }
  return words[action] ?? action
}

function whoName({ type, name, email }: Shown['entries'][number]['by'], t: Say): string {
  const kinds: Readonly<Record<string, string>> = {
    OWNER: t('audit.owner'),
    STAFF: t('audit.staff'),
    APP: t('audit.app'),
    MEMBER: t('audit.self'),
  }
  return name || email || kinds[type] || t('audit.platform')
}

interface Props {
  readonly entries: Shown['entries']
  readonly older: Shown['older']
  readonly isNewest: boolean
}

/** Moderation history of a member, newest first. */
export function MemberHistory({ entries, older, isNewest }: Props) {
  const t = useMessages()
  const format = useFormat()
  return (
    <section className={styles.form}>
      <Heading level={2} size="lg">
        {t('audit.title')}
      </Heading>
      {entries.length === 0 ? (
        <p>{t('audit.none')}</p>
      ) : (
        <Table
          label={t('audit.title')}
          head={[{ title: t('audit.what') }, { title: t('audit.who') }, { title: t('profile.when') }]}
          rows={entries.map(({ id, action, by, createdDate }) => ({
            key: id,
            cells: [
              whatName(action, t),
              <bdi key="who">{whoName(by, t)}</bdi>,
              format.date(String(createdDate), { dateStyle: 'medium', timeStyle: 'short' }),
            ],
          }))}
        />
      )}
      <Pager
        label={t('audit.title')}
        name="audit"
        {...{ older, isNewest }}
        words={{ older: t('audit.older'), newest: t('audit.newest') }}
      />
    </section>
  )
}
