import { useLocale } from '@galleria/i18n'
import { DeliveryCard } from '@galleria/page-parts/delivery-card'
import type { Order } from '@galleria/platform-client/orders'
import { useMessages } from '../../messages/index.ts'
import { addressLines } from '../../rules/address-lines.ts'
import styles from './OrderPlaces.module.css'

export function OrderPlaces({ order: { shippingInfo, buyerInfo } }: { readonly order: Order }) {
  const t = useMessages()
  const { tag } = useLocale().language
  return (
    <DeliveryCard
      title={t('order.delivery')}
      shippingInfo={shippingInfo}
      empty={t('order.nothing-to-deliver')}
      linesOf={(address) => addressLines(address, tag)}
    >
      {buyerInfo?.email && (
        <p className={styles.sent}>{t('order.confirmation', { email: buyerInfo.email })}</p>
      )}
    </DeliveryCard>
  )
}
