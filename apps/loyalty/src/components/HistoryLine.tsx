import { useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Content, VisuallyHidden } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { type HistoryEntry, kinds, toKind, transactionTitle } from '../rules/history.ts'
import styles from './History.module.css'

interface Props {
  readonly entry: HistoryEntry
}

export function HistoryLine({ entry: { transaction, balance } }: Props) {
  const t = useMessages()
  const { number } = useFormat()
  const kind = toKind(transaction.transactionType)
  const amount = number(transaction.amount, { signDisplay: 'exceptZero' })
  return (
    <li className={styles.line}>
      <span className={styles.title}>
        <Link to={`/loyalty/history/${transaction.id}`} className={styles.link}>
          <Content text={transactionTitle(transaction, t)} />
        </Link>{' '}
        {kind && <small className={styles.small}>{t(kinds[kind])}</small>}
      </span>{' '}
      <span className={styles.amount} data-gain={transaction.amount > 0 || undefined}>
        {amount}
        <VisuallyHidden>{t('history.points')}</VisuallyHidden>
      </span>{' '}
      {balance !== undefined && (
        <span className={styles.small}>
          <VisuallyHidden>{t('history.balance')}</VisuallyHidden>
          {number(balance)}
        </span>
      )}
    </li>
  )
}
