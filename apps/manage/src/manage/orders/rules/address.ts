import type { Order } from '@galleria/platform-client/order-handling'

export type Address = NonNullable<Order['billingInfo']>

/** Fields of the address form, as text. */
export interface AddressDraft {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly city: string
  readonly subdivision: string
  readonly postalCode: string
  readonly country: string
}

/** Destination of an order; the billing address where nothing is delivered. */
export function placeOf(order: Order): Address | null | undefined {
  return order.shippingInfo?.logistics?.shippingDestination ?? order.billingInfo
}

export function draftOf(order: Order): AddressDraft {
  const { address, contactDetails } = placeOf(order) ?? {}
  return {
    email: order.buyerInfo?.email ?? '',
    firstName: contactDetails?.firstName ?? '',
    lastName: contactDetails?.lastName ?? '',
    phone: contactDetails?.phone ?? '',
    addressLine: address?.addressLine ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    subdivision: address?.subdivision ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? '',
  }
}

/** The address as it is sent; fields that the form does not have stay. */
export function addressOf(order: Order, draft: AddressDraft): Address {
  const before = placeOf(order) ?? {}
  const { email: _, firstName, lastName, phone, country, ...lines } = draft
  const filled = Object.fromEntries(Object.entries(lines).filter(([, text]) => text.trim() !== ''))
  return {
    contactDetails: { ...before.contactDetails, firstName, lastName, ...(phone ? { phone } : {}) },
    address: { country: country.trim().toUpperCase(), ...filled },
  } as Address
}
