import { useFormat } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/orders'
import { Link } from '@galleria/router'
import { Badge, Picture } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { itemCount, orderDate, orderStatus } from '../../rules/order-copy.ts'
import { useMoney } from '../use-money.ts'
import styles from './OrderRow.module.css'

export function OrderRow({ order }: { readonly order: Order }) {
  const t = useMessages()
  const format = useFormat()
  const moneyText = useMoney()
  const status = orderStatus(order)
  const date = orderDate(order)
  return (
    <li className={styles.row}>
      <div className={styles.pictures} aria-hidden="true">
        {order.lineItems.slice(0, 3).map(({ id, image }) => (
          <Picture
            key={id}
            src={image?.url}
            alt=""
            width={image?.width ?? 400}
            height={image?.height ?? 400}
            sizes="56px"
            ratio="1"
          />
        ))}
      </div>
      <div className={styles.what}>
        <Link to={`/account/orders/${order.id}`} className={styles.link}>
          {t('order.number', { number: order.number })}
        </Link>
        <p className={styles.detail}>
          <time dateTime={date}>{format.date(date)}</time> ·{' '}
          {t('order.address-items', { count: itemCount(order) })}
        </p>
      </div>
      <Badge tone={status.tone}>{t(status.text)}</Badge>
      <p className={styles.total}>{moneyText(order.priceSummary.total, order.currency)}</p>
    </li>
  )
}
