import { type AddressFormats, isCountry, regionCode } from '@galleria/i18n/addresses'
import type { Address } from '../model/index.ts'
import type { AddressForm } from './address-fields.ts'

export type SavedAddress = Pick<
  AddressForm,
  'country' | 'addressLine' | 'addressLine2' | 'city' | 'subdivision' | 'postalCode'
>

/** Addresses that a member may keep. */
export const mostAddresses = 20

interface MemberAddress extends Address {
  readonly streetAddress?:
    | { readonly name?: string | undefined; readonly number?: string | undefined }
    | null
    | undefined
}

/** A member's address as our form writes it; null where nothing says where it is. */
export function savedAddress(address: MemberAddress, formats: AddressFormats): SavedAddress | null {
  const { country } = address
  const { name, number } = address.streetAddress ?? {}
  const addressLine = address.addressLine || [number, name].filter(Boolean).join(' ')
  const format = isCountry(country) ? formats[country] : undefined
  if (!format || !addressLine) return null
  const region = address.subdivision ?? ''
  return {
    country: format.country,
    addressLine,
    addressLine2: address.addressLine2 ?? '',
    city: address.city ?? '',
    // Where there is a list, what it does not have is chosen anew.
    subdivision: regionCode(format, region) ?? (format.regions ? '' : region),
    postalCode: address.postalCode ?? '',
  }
}
