import { useMessages } from '../../messages/index.ts'
import { useMoney } from '../use-money.ts'
import styles from './Due.module.css'

interface DueProps {
  readonly amount: { readonly amount: string }
  readonly currency: string
  /** Amount due on another day, where there is one. */
  readonly later?: { readonly amount: string } | undefined
}

/** Amount to pay on the next page, beside the button that leads there: on a phone the whole sum stands far below. */
export function Due({ amount, currency, later }: DueProps) {
  const t = useMessages()
  const moneyText = useMoney()
  return (
    <p className={styles.due}>
      <span>{later ? t('due.now') : t('totals.to-pay')}</span> <strong>{moneyText(amount, currency)}</strong>
    </p>
  )
}
