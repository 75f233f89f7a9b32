import { useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './show.module.css'

export interface StatCardProps {
  readonly label: string
  readonly value: ReactNode
  /** Share by which it differs from the period before: 0.12 is 12 % more. */
  readonly change?: number | null | undefined
  /** Direction that is good; `neither` shows the change without a color. */
  readonly better?: 'more' | 'less' | 'neither'
  readonly note?: ReactNode
  /** Page with what is counted. */
  readonly to?: string | undefined
}

/** Figures side by side; each child is a `StatCard`. */
export function Stats({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>
}

/** Figure with its change; stands in `Stats`. */
export function StatCard({ label, value, change, better = 'more', note, to }: StatCardProps) {
  const t = useMessages()
  const format = useFormat()
  const percent = { maximumFractionDigits: 0 } as const
  const isGood = better === 'less' ? (change ?? 0) < 0 : (change ?? 0) > 0
  return (
    <div className={styles.stat}>
      <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd className={styles.value}>{value}</dd>
      {change !== undefined && change !== null && (
        <dd className={styles.change} data-good={better === 'neither' || change === 0 ? undefined : isGood}>
          {change === 0
            ? t('stat.same')
            : change > 0
              ? t('stat.more', { share: format.percent(change, percent) })
              : t('stat.less', { share: format.percent(-change, percent) })}
        </dd>
      )}
      {note && <dd className={styles.quiet}>{note}</dd>}
    </div>
  )
}
