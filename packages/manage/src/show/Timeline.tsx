import { useFormat, useLocale } from '@galleria/i18n'
import type { ReactNode } from 'react'
import { dayAt } from '../list/date-ranges.ts'
import { useMessages } from '../messages/index.ts'
import styles from './show.module.css'

/** Event of a history. */
export interface TimelineEvent {
  readonly id: string
  /** ISO 8601 with its zone. */
  readonly at: string
  readonly title: ReactNode
  /** Name of the person; without one the shop did it by itself. */
  readonly who?: string | null | undefined
  readonly detail?: ReactNode
}

/** Events by day, the order as given; days and times are of the store's zone. */
export function Timeline({
  label,
  events,
}: {
  readonly label: string
  readonly events: readonly TimelineEvent[]
}) {
  const t = useMessages()
  const format = useFormat()
  const { timeZone = 'UTC' } = useLocale()
  const days = Map.groupBy(events, ({ at }) => dayAt(new Date(at), timeZone))
  return (
    <section aria-label={label} className={styles.timeline}>
      {[...days].map(([day, happened]) => (
        <div key={day}>
          <h3 className={styles.day}>{format.date(day, { dateStyle: 'long' })}</h3>
          <ol className={styles.events}>
            {happened.map(({ id, at, title, who, detail }) => (
              <li key={id} className={styles.event}>
                <div className={styles.what}>
                  <span>{title}</span>
                  <span className={styles.quiet}>
                    {who ? t('timeline.by', { who: `\u2068${who}\u2069` }) : t('timeline.itself')}
                    {' · '}
                    <time dateTime={at}>{format.date(at, { timeStyle: 'short' })}</time>
                  </span>
                </div>
                {detail && <div className={styles.detail}>{detail}</div>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
