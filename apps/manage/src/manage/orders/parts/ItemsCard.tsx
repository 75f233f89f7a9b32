import { useFormat } from '@galleria/i18n'
import { parts } from '@galleria/manage'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { Link } from '@galleria/router'
import { Card, Heading, Picture, TextLink } from '@galleria/ui'
import type { OrderData } from '../data/order.ts'
import { useMessages } from '../messages/index.ts'
import { choicesOf, isDelivered, nameOf } from '../rules/order-facts.ts'
import styles from './order.module.css'

/** Lines of an order, with what became of their units. */
export function ItemsCard({ order, handling }: Pick<OrderData, 'order' | 'handling'>) {
  const t = useMessages()
  const format = useFormat()
  const units = new Map(handling.lines.map((line) => [line.id, line]))
  const { shippingInfo, currency } = order
  return (
    <Card>
      <Heading level={2}>{t('items.title')}</Heading>
      <ul className={styles.items}>
        {order.lineItems.map((line) => {
          const { sent = 0, refunded = 0, restocked = 0, locations = [] } = units.get(line.id) ?? {}
          // With one location there is nothing to tell.
          const sources = handling.locations.length > 1 ? locations : []
          const price = format.money(line.price.amount, currency)
          const facts = [
            ...choicesOf(line),
            ...(line.physicalProperties?.sku ? [line.physicalProperties.sku] : []),
            t('items.each', { count: line.quantity, price }),
            ...(sent ? [t('items.sent', { count: sent })] : []),
            ...(refunded ? [t('items.refunded', { count: refunded })] : []),
            ...(restocked ? [t('items.restocked', { count: restocked })] : []),
            ...sources.map(({ name = '–', quantity }) => t('items.from', { count: quantity, name })),
          ]
          const reference = line.catalogReference
          const product = reference?.appId === STORES_APP_ID ? reference.catalogItemId : undefined
          const whole = line.totalPriceAfterTax?.amount ?? Number(line.price.amount) * line.quantity
          return (
            <li key={line.id} className={styles.item}>
              <Picture src={line.image?.url} alt="" width={48} height={48} ratio="1" />
              <span>
                {product ? (
                  <TextLink as={Link} to={`/manage/catalog/products/${product}`}>
                    <bdi>{nameOf(line)}</bdi>
                  </TextLink>
                ) : (
                  <bdi>{nameOf(line)}</bdi>
                )}
                <br />
                <span className={parts.quiet}>
                  <bdi>{facts.join(' · ')}</bdi>
                </span>
              </span>
              <span>{format.money(whole, currency)}</span>
            </li>
          )
        })}
      </ul>
      {order.buyerNote && (
        <p className={styles.note}>
          <strong>{t('items.note')}</strong> <bdi>{order.buyerNote}</bdi>
        </p>
      )}
      <p className={parts.quiet}>
        <bdi>
          {shippingInfo?.title ?? (isDelivered(order) ? t('items.no-method') : t('items.no-delivery'))}
        </bdi>
      </p>
    </Card>
  )
}
