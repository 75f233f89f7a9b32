import type { AddressForm } from './address-form.ts'
import { type AddressFieldName, findCountry } from './countries.ts'

export type SavedAddress = Pick<AddressForm, 'country' | AddressFieldName>

interface MemberAddress {
  readonly country?: string | null | undefined
  readonly subdivision?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postalCode?: string | null | undefined
  readonly addressLine?: string | null | undefined
  readonly addressLine2?: string | null | undefined
  readonly streetAddress?:
    | { readonly name?: string | undefined; readonly number?: string | undefined }
    | null
    | undefined
}

/** A member's address as our form writes it; null where we do not deliver or nothing says where it is. */
export function savedAddress(address: MemberAddress): SavedAddress | null {
  const country = findCountry(address.country)
  const { name, number } = address.streetAddress ?? {}
  const addressLine = address.addressLine || [number, name].filter(Boolean).join(' ')
  if (!country || !addressLine) return null
  const { choices } = country.fields.find((field) => field.name === 'subdivision') ?? {}
  const region = [address.subdivision, `${country.code}-${address.subdivision}`].find(
    (code) => code && choices && Object.hasOwn(choices, code),
  )
  return {
    country: country.code,
    addressLine,
    addressLine2: address.addressLine2 ?? '',
    city: address.city ?? '',
    subdivision: region ?? '',
    postalCode: address.postalCode ?? '',
  }
}
