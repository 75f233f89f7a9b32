import { useMessages } from '../messages/index.ts'
import styles from './Due.module.css'
import { useMoney } from './use-money.ts'

interface DueProps {
  readonly amount: { readonly amount: string }
  readonly currency: string
}

/** What the next page asks for, beside the button that leads there: on a phone the whole sum stands far below. */
export function Due({ amount, currency }: DueProps) {
  const t = useMessages()
  const moneyText = useMoney()
  return (
    <p className={styles.due}>
      <span>{t('totals.to-pay')}</span> <strong>{moneyText(amount, currency)}</strong>
    </p>
  )
}
