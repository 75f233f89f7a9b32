import { useFormat } from '@galleria/i18n'
import { parts, Table, withParams } from '@galleria/manage'
import { Link, useLocation } from '@galleria/router'
import { Card, Heading, TextLink } from '@galleria/ui'
import { type CustomerData, ORDERS } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import { paymentStatus } from '../rules/payment.ts'

/** Orders of a customer in every status, newest first. */
export function OrdersCard({
  orders,
  ordersFound,
  offset,
}: Pick<CustomerData, 'orders' | 'ordersFound' | 'offset'>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const at = (next: number) => withParams(search, { offset: next > 0 ? String(next) : null })
  return (
    <Card>
      <Heading level={2}>{t('orders.title')}</Heading>
      {orders.length === 0 && <p className={parts.quiet}>{t('orders.none')}</p>}
      {orders.length > 0 && (
        <Table
          label={t('orders.title')}
          head={[
            { title: t('orders.number') },
            { title: t('orders.date') },
            { title: t('orders.payment') },
            { title: t('orders.items'), isNumber: true },
            { title: t('orders.total'), isNumber: true },
          ]}
          rows={orders.map(({ id, number, placedDate, status, paymentStatus: paid, items, ...order }) => ({
            key: id,
            cells: [
              <TextLink key="number" as={Link} to={`/manage/orders/${id}`}>
                <bdi>#{number}</bdi>
              </TextLink>,
              <time key="date" dateTime={placedDate}>
                {format.date(placedDate, { dateStyle: 'medium' })}
              </time>,
              status === 'CANCELED' ? t('payment.CANCELED') : paymentStatus(paid, t),
              format.number(items),
              <span key="total">
                {format.money(order.total, order.currency)}
                {Number(order.refunded) > 0 && (
                  <div className={parts.quiet}>
                    {t('page.refunded', { amount: format.money(order.refunded, order.currency) })}
                  </div>
                )}
              </span>,
            ],
          }))}
        />
      )}
      {ordersFound > ORDERS && (
        <p className={parts.buttons}>
          <span className={parts.quiet}>{t('orders.found', { count: ordersFound })}</span>
          {offset > 0 && (
            <TextLink as={Link} to={at(offset - ORDERS)}>
              {t('orders.later')}
            </TextLink>
          )}
          {offset + ORDERS < ordersFound && (
            <TextLink as={Link} to={at(offset + ORDERS)}>
              {t('orders.earlier')}
            </TextLink>
          )}
        </p>
      )}
    </Card>
  )
}
