import type { AddressFormats } from '@galleria/i18n/addresses'
import { useAddressLines } from '@galleria/page-parts/address'
import { DeliveryCard } from '@galleria/page-parts/delivery-card'
import type { Order } from '@galleria/platform-client/orders'
import { useMessages } from '../../messages/index.ts'
import styles from './OrderPlaces.module.css'

interface OrderPlacesProps {
  readonly order: Order
  readonly formats: AddressFormats
}

export function OrderPlaces({ order: { shippingInfo, buyerInfo }, formats }: OrderPlacesProps) {
  const t = useMessages()
  return (
    <DeliveryCard
      title={t('order.delivery')}
      shippingInfo={shippingInfo}
      empty={t('order.nothing-to-deliver')}
      linesOf={useAddressLines(formats)}
    >
      {buyerInfo?.email && (
        <p className={styles.sent}>{t('order.confirmation', { email: buyerInfo.email })}</p>
      )}
    </DeliveryCard>
  )
}
