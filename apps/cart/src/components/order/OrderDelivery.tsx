import type { Order } from '@galleria/platform-client/orders'
import { Card, Content, Heading } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { addressLines } from '../../rules/address-lines.ts'
import { useCountryNames } from '../use-country-names.ts'
import styles from './OrderDelivery.module.css'

export function OrderDelivery({ order: { shippingInfo } }: { readonly order: Order }) {
  const t = useMessages()
  const countryName = useCountryNames()
  if (!shippingInfo) return null
  const { shippingDestination, deliveryTime, instructions } = shippingInfo.logistics ?? {}
  const { address, contactDetails } = shippingDestination ?? {}
  return (
    <Card className={styles.delivery}>
      <Heading level={2}>{t('checkout.delivery')}</Heading>
      <p>
        <bdi>
          <strong>
            <Content text={shippingInfo.title} />
          </strong>
        </bdi>
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
            ...addressLines(address, countryName),
          ].map((line) => (
            <span key={line} className={styles.line}>
              <bdi>{line}</bdi>{' '}
            </span>
          ))}
        </address>
      )}
      {instructions && (
        <p>
          <bdi>{instructions}</bdi>
        </p>
      )}
    </Card>
  )
}
