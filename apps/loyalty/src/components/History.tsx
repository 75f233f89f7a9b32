import { useFormat } from '@galleria/i18n'
import type { LoyaltyAccount, LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { Link, useSearchParams } from '@galleria/router'
import { Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { byDay, kinds, toKind, withBalances } from '../rules/history.ts'
import styles from './History.module.css'
import { HistoryLine } from './HistoryLine.tsx'

interface Props {
  readonly account: LoyaltyAccount
  readonly transactions: readonly LoyaltyTransaction[]
}

/** Where the points came from and went, day by day; the kind asked for is in the URL. */
export function History({ account, transactions }: Props) {
  const t = useMessages()
  const { date } = useFormat()
  const [search] = useSearchParams()
  const kind = toKind(search.get('kind'))
  const entries = withBalances(transactions, account.points.balance).filter(
    ({ transaction }) => !kind || transaction.transactionType === kind,
  )
  const days = byDay(entries, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <section className={styles.history} aria-labelledby="history-title">
      <Heading level={2} size="2xl" id="history-title">
        {t('history.title')}
      </Heading>
      <nav aria-label={t('history.kinds')}>
        <ul className={styles.kinds}>
          <KindLink label={t('history.all')} isCurrent={!kind} to="?" />
          {Object.entries(kinds).map(([each, label]) => (
            <KindLink key={each} label={t(label)} isCurrent={each === kind} to={`?kind=${each}`} />
          ))}
        </ul>
      </nav>
      {days.length === 0 && <p className={styles.nothing}>{t('history.nothing')}</p>}
      {days.map(({ day, entries }) => (
        <section key={day}>
          <h3 className={styles.day}>
            <time dateTime={day}>{date(day, { dateStyle: 'full' })}</time>
          </h3>
          <ul className={styles.lines}>
            {entries.map((entry) => (
              <HistoryLine key={entry.transaction.id} entry={entry} />
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
