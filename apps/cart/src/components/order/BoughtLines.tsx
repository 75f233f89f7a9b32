import { Content } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { paymentText } from '../../rules/checkout/due.ts'
import { cycleOf } from '../../rules/cycle.ts'
import type { Line } from '../../rules/model/index.ts'
import { optionsText } from '../../rules/money.ts'
import { LinePicture } from '../LinePicture.tsx'
import { useMoney } from '../use-money.ts'
import styles from './BoughtLines.module.css'

interface Amount {
  readonly amount: string
}
type BoughtLine = Pick<Line, 'id' | 'quantity' | 'productName' | 'image' | 'descriptionLines'> & {
  readonly price: Amount
  readonly lineItemPrice?: Amount | undefined
  /** Lines of a cart. */
  readonly selectedMembership?: object | undefined
  readonly subscriptionOptionInfo?: Line['subscriptionOptionInfo']
  readonly paymentOption?: string | undefined
  readonly depositAmount?: Amount | null | undefined
}

/** Lines of a cart or an order, to read only. */
export function BoughtLines({ lines, currency }: { lines: readonly BoughtLine[]; currency: string }) {
  const t = useMessages()
  const moneyText = useMoney()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const options = optionsText(line)
        const cycle = cycleOf(line, t)
        const payment = paymentText(line, t, (amount) => moneyText(amount, currency))
        return (
          <li key={line.id} className={styles.line}>
            <LinePicture line={line} className={styles.picture} />
            <div>
              <p className={styles.name}>
                <Content text={line.productName} />
              </p>
              {options && (
                <p className={styles.detail}>
                  <bdi>{options}</bdi>
                </p>
              )}
              {cycle && <p className={styles.detail}>{cycle}</p>}
              {payment && <p className={styles.detail}>{payment}</p>}
              {line.selectedMembership && <p className={styles.detail}>{t('membership.paid')}</p>}
              <p className={styles.detail}>
                {t('line.times', { count: line.quantity, price: moneyText(line.price, currency) })}
              </p>
            </div>
            {line.lineItemPrice && <p className={styles.price}>{moneyText(line.lineItemPrice, currency)}</p>}
          </li>
        )
      })}
    </ul>
  )
}
