import type { LoyaltyAccount, LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { Link, useSearchParams } from '@galleria/router'
import { Heading } from '@galleria/ui'
import { byDay, kinds, toKind, withBalances } from '../rules/history.ts'
import styles from './History.module.css'
import { HistoryLine } from './HistoryLine.tsx'

interface Props {
  readonly account: LoyaltyAccount
  readonly transactions: readonly LoyaltyTransaction[]
  readonly locale: string
}

/** Where the points came from and went, day by day; the kind asked for is in the URL. */
export function History({ account, transactions, locale }: Props) {
  const [search] = useSearchParams()
  const kind = toKind(search.get('kind'))
  const entries = withBalances(transactions, account.points.balance).filter(
    ({ transaction }) => !kind || transaction.transactionType === kind,
  )
  const days = byDay(entries, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <section className={styles.history} aria-labelledby="history-title">
      <Heading level={2} size="2xl" id="history-title">
        History
      </Heading>
      <nav aria-label="Kind of movement">
        <ul className={styles.kinds}>
          <KindLink label="All" isCurrent={!kind} to="?" />
          {Object.entries(kinds).map(([each, label]) => (
            <KindLink key={each} label={label} isCurrent={each === kind} to={`?kind=${each}`} />
          ))}
        </ul>
      </nav>
      {days.length === 0 && <p className={styles.nothing}>Nothing of this kind so far.</p>}
      {days.map(({ day, entries }) => (
        <section key={day}>
          <h3 className={styles.day}>
            <time dateTime={day}>
              {new Date(`${day}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'full' })}
            </time>
          </h3>
          <ul className={styles.lines}>
            {entries.map((entry) => (
              <HistoryLine key={entry.transaction.id} entry={entry} locale={locale} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface KindLinkProps {
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
}

function KindLink({ label, to, isCurrent }: KindLinkProps) {
  return (
    <li>
      <Link className={styles.kind} to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </Link>
    </li>
  )
}
