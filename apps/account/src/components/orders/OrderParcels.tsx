import { useFormat } from '@galleria/i18n'
import type { Fulfillment } from '@galleria/platform-client/fulfillments'
import type { Order } from '@galleria/platform-client/orders'
import { Card, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { carrierName } from '../../rules/carrier-name.ts'
import styles from './OrderParcels.module.css'

interface OrderParcelsProps {
  readonly order: Order
  readonly fulfillments: readonly Fulfillment[]
}

/** Parcels of an order: contents, date and tracking. */
export function OrderParcels({ order, fulfillments }: OrderParcelsProps) {
  const t = useMessages()
  const format = useFormat()
  if (fulfillments.length === 0) return null
  const nameOf = (id: string) => {
    const line = order.lineItems.find((each) => each.id === id)
    return line?.productName.translated || line?.productName.original
  }
  return (
    <Card>
      <Heading level={2}>{t('parcel.title')}</Heading>
      <ul className={styles.parcels}>
        {fulfillments.map(({ id, createdDate, lineItems, trackingInfo }) => (
          <li key={id}>
            <p className={styles.items}>
              <bdi>{format.list(lineItems.flatMap((line) => nameOf(line.id) ?? []))}</bdi>
            </p>
            {createdDate && (
              <p className={styles.detail}>
                <time dateTime={createdDate}>{t('parcel.sent', { date: format.date(createdDate) })}</time>
              </p>
            )}
            {trackingInfo?.trackingNumber && (
              <p className={styles.detail}>
                <bdi>{carrierName(trackingInfo.shippingProvider)}</bdi>{' '}
                <bdi>{trackingInfo.trackingNumber}</bdi>
              </p>
            )}
            {trackingInfo?.trackingLink && (
              <TextLink href={trackingInfo.trackingLink} target="_blank" rel="noreferrer">
                {t('parcel.track')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
