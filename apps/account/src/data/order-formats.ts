import type { Language } from '@galleria/i18n'
import { type AddressFormats, loadAddressFormats } from '@galleria/i18n/addresses'
import type { Order } from '@galleria/platform-client/orders'

/** How the country that an order goes to writes an address. */
export const orderFormats = ({ shippingInfo }: Order, language: Language): Promise<AddressFormats> =>
  loadAddressFormats([shippingInfo?.logistics?.shippingDestination?.address?.country], language.tag)
