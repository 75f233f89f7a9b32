import type { Order } from '@galleria/platform-client/orders'
import { Card, Heading } from '@galleria/ui'
import { findCountry } from '../rules/countries.ts'

export function OrderDelivery({ order: { shippingInfo } }: { readonly order: Order }) {
  if (!shippingInfo) return null
  const { shippingDestination, deliveryTime, instructions } = shippingInfo.logistics ?? {}
  const { address, contactDetails } = shippingDestination ?? {}
  return (
    <Card>
      <Heading level={2}>Delivery</Heading>
      <p>
        {shippingInfo.title}
        {deliveryTime && `, ${deliveryTime}`}
      </p>
      {address && (
        <address>
          {[contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')}
          <br />
          {[address.addressLine, address.addressLine2].filter(Boolean).join(', ')}
          <br />
          {[address.city, address.postalCode].filter(Boolean).join(', ')}
          <br />
          {findCountry(address.country)?.name ?? address.country}
        </address>
      )}
      {instructions && <p>{instructions}</p>}
    </Card>
  )
}
