import type { Order } from '@galleria/platform-client/orders'
import { Card, Heading } from '@galleria/ui'
import { addressLines } from '../rules/address-lines.ts'
import styles from './OrderPlaces.module.css'

export function OrderPlaces({ order: { shippingInfo, buyerInfo } }: { readonly order: Order }) {
  const { shippingDestination, deliveryTime } = shippingInfo?.logistics ?? {}
  const { address, contactDetails } = shippingDestination ?? {}
  return (
    <Card className={styles.places}>
      <Heading level={2}>Delivery</Heading>
      <p>
        {shippingInfo?.title ? <strong>{shippingInfo.title}</strong> : 'Nothing to deliver'}
        {deliveryTime && ` · ${deliveryTime}`}
      </p>
      {address && (
        <address>
          {[
            [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
            ...addressLines(address),
          ].map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </address>
      )}
      {buyerInfo?.email && <p className={styles.sent}>Confirmation sent to {buyerInfo.email}</p>}
    </Card>
  )
}
