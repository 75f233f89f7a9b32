import { useFormat } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/order-handling'
import { Badge } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { fulfillmentStatus, orderStatus, paymentStatus, toneOf } from '../rules/status.ts'
import styles from './order.module.css'

interface Props {
  readonly order: Pick<Order, 'status' | 'paymentStatus' | 'fulfillmentStatus' | 'currency'>
  /** Money that is left in a canceled order, in the main unit of its currency. */
  readonly toRefund: number
}

/** State of an order: a canceled one says how much is left to refund. */
export function StateBadges({ order, toRefund }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { status, paymentStatus: paid, fulfillmentStatus: sent, currency } = order
  return (
    <span className={styles.badges}>
      {status !== 'APPROVED' && <Badge tone={toneOf(status)}>{orderStatus(status, t)}</Badge>}
      {toRefund > 0 && (
        <Badge tone="danger">{t('status.to-refund', { amount: format.money(toRefund, currency) })}</Badge>
      )}
      <Badge tone={toneOf(paid)}>{paymentStatus(paid, t)}</Badge>
      <Badge tone={toneOf(sent)}>{fulfillmentStatus(sent, t)}</Badge>
    </span>
  )
}
