import { VisuallyHidden } from '@galleria/ui'
import { type HistoryEntry, kinds, toKind, transactionTitle } from '../rules/history.ts'
import styles from './History.module.css'

interface Props {
  readonly entry: HistoryEntry
  readonly locale: string
}

export function HistoryLine({ entry: { transaction, balance }, locale }: Props) {
  const kind = toKind(transaction.transactionType)
  const amount = transaction.amount.toLocaleString(locale, { signDisplay: 'exceptZero' })
  return (
    <li className={styles.line}>
      <span className={styles.title}>
        {transactionTitle(transaction)} {kind && <small className={styles.small}>{kinds[kind]}</small>}
      </span>{' '}
      <span className={styles.amount} data-gain={transaction.amount > 0 || undefined}>
        {amount}
        <VisuallyHidden> points</VisuallyHidden>
      </span>{' '}
      {balance !== undefined && (
        <span className={styles.small}>
          <VisuallyHidden>Balance </VisuallyHidden>
          {balance.toLocaleString(locale)}
        </span>
      )}
    </li>
  )
}
