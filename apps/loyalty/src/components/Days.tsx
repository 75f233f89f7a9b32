import { useFormat, useLocale } from '@galleria/i18n'
import { byDay, type HistoryEntry } from '../rules/history.ts'
import styles from './History.module.css'
import { HistoryLine } from './HistoryLine.tsx'

/** Movements under their days, in the shop's time zone. */
export function Days({
  entries,
  level,
}: {
  readonly entries: readonly HistoryEntry[]
  readonly level: 2 | 3
}) {
  const { date } = useFormat()
  const { timeZone = 'UTC' } = useLocale()
  const Day = `h${level}` as const
  return byDay(entries, timeZone).map(({ day, entries }) => (
    <section key={day}>
      <Day className={styles.day}>
        <time dateTime={day}>{date(day, { dateStyle: 'full' })}</time>
      </Day>
      <ul className={styles.lines}>
        {entries.map((entry) => (
          <HistoryLine key={entry.transaction.id} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}
