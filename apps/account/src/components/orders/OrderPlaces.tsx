import { useLocale } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/orders'
import { Card, Content, Heading } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { addressLines } from '../../rules/address-lines.ts'
import styles from './OrderPlaces.module.css'

export function OrderPlaces({ order: { shippingInfo, buyerInfo } }: { readonly order: Order }) {
  const t = useMessages()
  const { tag } = useLocale().language
  const { shippingDestination, deliveryTime } = shippingInfo?.logistics ?? {}
  const { address, contactDetails } = shippingDestination ?? {}
  return (
    <Card className={styles.places}>
      <Heading level={2}>{t('order.delivery')}</Heading>
      <p>
        {shippingInfo?.title ? (
          <bdi>
            <strong>
              <Content text={shippingInfo.title} />
            </strong>
          </bdi>
        ) : (
          t('order.nothing-to-deliver')
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
            ...addressLines(address, tag),
          ].map((line) => (
            <span key={line} className={styles.line}>
              <bdi>{line}</bdi>{' '}
            </span>
          ))}
        </address>
      )}
      {buyerInfo?.email && (
        <p className={styles.sent}>{t('order.confirmation', { email: buyerInfo.email })}</p>
      )}
    </Card>
  )
}
