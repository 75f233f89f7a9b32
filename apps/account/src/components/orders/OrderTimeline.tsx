import { useFormat } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/orders'
import { Card, Heading } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { timeline } from '../../rules/activity-copy.ts'
import { useMoney } from '../use-money.ts'
import styles from './OrderTimeline.module.css'

/** History of an order, newest first. */
export function OrderTimeline({ order: { activities, currency } }: { readonly order: Order }) {
  const t = useMessages()
  const format = useFormat()
  const moneyText = useMoney()
  const happened = timeline(activities)
  if (happened.length === 0) return null
  return (
    <Card>
      <Heading level={2}>{t('order.history')}</Heading>
      <ol className={styles.steps}>
        {happened.map(({ id, date, text, amount }) => (
          <li key={id}>
            <p className={styles.what}>
              {t(text)}
              {amount && `: ${moneyText({ amount }, currency)}`}
            </p>
            <time dateTime={date} className={styles.when}>
              {format.moment(date)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
