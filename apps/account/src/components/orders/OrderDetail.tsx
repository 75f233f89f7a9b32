import { useFormat } from '@galleria/i18n'
import type { AddressFormats } from '@galleria/i18n/addresses'
import type { Order } from '@galleria/platform-client/orders'
import { Badge, Card, Heading } from '@galleria/ui'
import type { ReactNode } from 'react'
import type { OrderPapers } from '../../data/order-papers.ts'
import { useMessages } from '../../messages/index.ts'
import { orderDate, orderStatus } from '../../rules/order-copy.ts'
import { OrderAgain } from './OrderAgain.tsx'
import styles from './OrderDetail.module.css'
import { OrderFiles } from './OrderFiles.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import { OrderPlaces } from './OrderPlaces.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { RefundCard } from './RefundCard.tsx'

interface OrderDetailProps {
  readonly order: Order
  /** How the country that the order goes to writes an address. */
  readonly formats: AddressFormats
  readonly papers: OrderPapers
  /** Between where the order stands and what it is. */
  readonly children?: ReactNode
}

/** One order in full, a member's or a guest's. */
export function OrderDetail({ order, formats, papers, children }: OrderDetailProps) {
  const t = useMessages()
  const format = useFormat()
  const status = orderStatus(order)
  const date = orderDate(order)
  return (
    <>
      <p className={styles.status}>
        <Badge tone={status.tone}>{t(status.text)}</Badge>{' '}
        {t('order.placed', {
          date: format.date(date),
          time: (children) => <time dateTime={date}>{children}</time>,
        })}
      </p>
      {children}
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card>
            <Heading level={2}>{t('order.items')}</Heading>
            <OrderLines order={order} />
            <OrderAgain />
          </Card>
          <RefundCard order={order} papers={papers} />
          <OrderTimeline order={order} />
        </div>
        <div className={styles.side}>
          <Card>
            <Heading level={2}>{t('order.totals')}</Heading>
            <OrderTotals order={order} />
          </Card>
          <OrderPlaces order={order} formats={formats} />
          <OrderParcels order={order} fulfillments={papers.fulfillments} />
          <OrderFiles order={order} invoices={papers.invoices} />
        </div>
      </div>
    </>
  )
}
