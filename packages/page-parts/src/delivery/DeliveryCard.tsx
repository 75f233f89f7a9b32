import type { Order } from '@galleria/platform-client/orders'
import { Card, Content, Heading } from '@galleria/ui'
import type { ReactNode } from 'react'
import styles from './DeliveryCard.module.css'

type ShippingInfo = NonNullable<Order['shippingInfo']>
type Address = NonNullable<
  NonNullable<NonNullable<ShippingInfo['logistics']>['shippingDestination']>['address']
>

interface Props {
  readonly title: string
  readonly shippingInfo: ShippingInfo | null | undefined
  /** Text instead of a delivery method, for an order that needs no delivery. */
  readonly empty?: string
  /** Lines of an address, as its country writes it. */
  readonly linesOf: (address: Address) => readonly string[]
  readonly children?: ReactNode
}

/** Delivery method, time and address of an order. */
export function DeliveryCard({ title, shippingInfo, empty, linesOf, children }: Props) {
  const { shippingDestination, deliveryTime } = shippingInfo?.logistics ?? {}
  const { address, contactDetails } = shippingDestination ?? {}
  return (
    <Card className={styles.card}>
      <Heading level={2}>{title}</Heading>
      <p>
        {shippingInfo?.title ? (
          <bdi>
            <strong>
              <Content text={shippingInfo.title} />
            </strong>
          </bdi>
        ) : (
          empty
        )}
        {deliveryTime && (
          <>
            {' '}
            · <bdi>{deliveryTime}</bdi>
          </>
        )}
      </p>
      {address && (
        <address>
          {[
            [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
            ...(contactDetails?.company ? [contactDetails.company] : []),
            ...linesOf(address),
          ].map((line) => (
            <span key={line} className={styles.line}>
              <bdi>{line}</bdi>{' '}
            </span>
          ))}
        </address>
      )}
      {children}
    </Card>
  )
}
