import type { LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { Link } from '@galleria/router'
import { useMessages } from '../messages/index.ts'
import { type Kind, kinds, withBalances } from '../rules/history.ts'
import { Days } from './Days.tsx'
import styles from './History.module.css'

interface Props {
  /** The account's, now. */
  readonly balance: number
  readonly transactions: readonly LoyaltyTransaction[]
  readonly kind: Kind | undefined
  readonly isFirst: boolean
  readonly newer: string | null | undefined
  readonly older: string | null | undefined
}

/** History of points, day by day. */
export function History({ balance, transactions, kind, isFirst, newer, older }: Props) {
  const t = useMessages()
  const entries = withBalances(transactions, isFirst && !kind ? balance : undefined)
  return (
    <div className={styles.history}>
      <nav aria-label={t('history.kinds')}>
        <ul className={styles.kinds}>
          <KindLink label={t('history.all')} isCurrent={!kind} kind="" />
          {Object.entries(kinds).map(([each, label]) => (
            <KindLink key={each} label={t(label)} isCurrent={each === kind} kind={each} />
          ))}
        </ul>
      </nav>
      {entries.length === 0 && <p className={styles.nothing}>{t('history.nothing')}</p>}
      <Days entries={entries} level={2} />
      {(newer || older) && (
        <nav aria-label={t('history.pages')} className={styles.pages}>
          {newer && <Link to={{ search: pageOf(kind, newer) }}>{t('history.newer')}</Link>}
          {older && <Link to={{ search: pageOf(kind, older) }}>{t('history.older')}</Link>}
        </nav>
      )}
    </div>
  )
}

const pageOf = (kind: Kind | undefined, cursor: string) =>
  `?${new URLSearchParams({ ...(kind && { kind }), cursor })}`

interface KindLinkProps {
  readonly label: string
  readonly kind: string
  readonly isCurrent: boolean
}

function KindLink({ label, kind, isCurrent }: KindLinkProps) {
  return (
    <li>
      <Link
        className={styles.kind}
        to={{ pathname: '/loyalty/history', search: kind && `?kind=${kind}` }}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
      >
        {label}
      </Link>
    </li>
  )
}
