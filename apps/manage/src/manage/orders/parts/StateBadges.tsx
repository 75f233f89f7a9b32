import { useFormat } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/order-handling'
import { Badge } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { amountToRefund } from '../rules/order-facts.ts'
import { fulfillmentStatus, orderStatus, paymentStatus, toneOf } from '../rules/status.ts'
import styles from './order.module.css'

/** State of an order: a canceled one says how much is left to refund. */
export function StateBadges({ order }: { readonly order: Order }) {
  const t = useMessages()
  const format = useFormat()
  const due = amountToRefund(order)
  const { status, paymentStatus: paid, fulfillmentStatus: sent, currency } = order
  return (
    <span className={styles.badges}>
      {status !== 'APPROVED' && <Badge tone={toneOf(status)}>{orderStatus(status, t)}</Badge>}
      {due > 0 && (
        <Badge tone="danger">{t('status.to-refund', { amount: format.money(due, currency) })}</Badge>
      )}
      <Badge tone={toneOf(paid)}>{paymentStatus(paid, t)}</Badge>
      <Badge tone={toneOf(sent)}>{fulfillmentStatus(sent, t)}</Badge>
    </span>
  )
}
