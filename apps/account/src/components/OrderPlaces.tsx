import type { Order } from '@galleria/platform-client/orders'
import { Card, Heading } from '@galleria/ui'

export function OrderPlaces({ order: { shippingInfo, buyerInfo } }: { readonly order: Order }) {
  const { shippingDestination, deliveryTime } = shippingInfo?.logistics ?? {}
  const { address, contactDetails } = shippingDestination ?? {}
  return (
    <Card>
      <Heading level={2}>Delivery</Heading>
      <p>{[shippingInfo?.title, deliveryTime].filter(Boolean).join(', ') || 'Nothing to deliver'}</p>
      {address && (
        <address>
          {[contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')}
          <br />
          {[address.addressLine, address.addressLine2].filter(Boolean).join(', ')}
          <br />
          {[address.city, address.postalCode, address.country].filter(Boolean).join(', ')}
        </address>
      )}
      {buyerInfo?.email && <p>Confirmation sent to {buyerInfo.email}</p>}
    </Card>
  )
}
