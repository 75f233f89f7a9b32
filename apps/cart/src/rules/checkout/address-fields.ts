import type { AddressPart } from '@galleria/i18n/addresses'
import type { CheckoutFields } from '@galleria/platform-client/checkout-settings'

/** Fields of the contact step, as typed. */
export type AddressForm = Readonly<
  Record<'email' | 'firstName' | 'lastName' | 'company' | 'taxId' | 'phone' | 'country' | AddressPart, string>
>

export const emptyAddressForm: AddressForm = {
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  taxId: '',
  phone: '',
  country: 'US',
  addressLine: '',
  addressLine2: '',
  city: '',
  subdivision: '',
  postalCode: '',
}

/** Fields that the merchant asks for beside an address, where nothing else is known. */
export const usualFields: CheckoutFields = {
  phone: 'OPTIONAL',
  company: 'HIDDEN',
  addressLine2: 'OPTIONAL',
  taxId: 'HIDDEN',
}
