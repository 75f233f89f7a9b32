import type { AddressFormats } from '@galleria/i18n/addresses'
import { useAddressLines } from '@galleria/page-parts/address'
import { DeliveryCard } from '@galleria/page-parts/delivery-card'
import type { Order } from '@galleria/platform-client/orders'
import { useMessages } from '../../messages/index.ts'

interface OrderDeliveryProps {
  readonly order: Order
  readonly formats: AddressFormats
}

export function OrderDelivery({ order: { shippingInfo }, formats }: OrderDeliveryProps) {
  const t = useMessages()
  const linesOf = useAddressLines(formats)
  if (!shippingInfo) return null
  const { instructions } = shippingInfo.logistics ?? {}
  return (
    <DeliveryCard title={t('checkout.delivery')} shippingInfo={shippingInfo} linesOf={linesOf}>
      {instructions && (
        <p>
          <bdi>{instructions}</bdi>
        </p>
      )}
    </DeliveryCard>
  )
}
