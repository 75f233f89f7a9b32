import { DeliveryCard } from '@galleria/page-parts/delivery-card'
import type { Order } from '@galleria/platform-client/orders'
import { useMessages } from '../../messages/index.ts'
import { addressLines } from '../../rules/address-lines.ts'
import { useCountryNames } from '../use-country-names.ts'

export function OrderDelivery({ order: { shippingInfo } }: { readonly order: Order }) {
  const t = useMessages()
  const countryName = useCountryNames()
  if (!shippingInfo) return null
  const { instructions } = shippingInfo.logistics ?? {}
  return (
    <DeliveryCard
      title={t('checkout.delivery')}
      shippingInfo={shippingInfo}
      linesOf={(address) => addressLines(address, countryName)}
    >
      {instructions && (
        <p>
          <bdi>{instructions}</bdi>
        </p>
      )}
    </DeliveryCard>
  )
}
