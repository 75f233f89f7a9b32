import type { AddressWithContact } from '@galleria/platform-client/schemas'

/** Fields of an address as they are typed. */
const addressFields = [
  ...(['firstName', 'lastName', 'country', 'addressLine', 'addressLine2'] as const),
  ...(['city', 'subdivision', 'postalCode', 'phone'] as const),
] as const
export type AddressField = (typeof addressFields)[number]
export type TypedAddress = Readonly<Record<AddressField, string>>

const ofContact = ['firstName', 'lastName', 'phone'] as const

/** Countries whose regions have codes of ISO 3166-2. */
const coded = new Set(['US', 'CA', 'AU', 'BR', 'IN', 'MX', 'IT', 'ES'])

export function typedAddress(stored: AddressWithContact | null | undefined): TypedAddress {
  const { address, contactDetails } = stored ?? {}
  const at = (field: AddressField) =>
    ofContact.some((each) => each === field)
      ? contactDetails?.[field as (typeof ofContact)[number]]
      : address?.[field as 'city']
  const entries = addressFields.map((field) => [field, at(field) ?? ''])
  const typed = Object.fromEntries(entries) as Record<AddressField, string>
  const prefix = `${typed.country}-`
  return {
    ...typed,
    subdivision: typed.subdivision.startsWith(prefix) ? typed.subdivision.slice(3) : typed.subdivision,
  }
}

/** The address to be sent; `null` where nothing was typed. */
export function addressOf(typed: TypedAddress): AddressWithContact | null {
  const filled = addressFields.filter((field) => typed[field].trim())
  if (filled.length === 0) return null
  const pick = (fields: readonly AddressField[]) =>
    Object.fromEntries(fields.map((field) => [field, textOf(typed, field)]))
  const contact = filled.filter((field) => ofContact.some((each) => each === field))
  return {
    address: pick(filled.filter((field) => !contact.includes(field))),
    contactDetails: pick(contact),
  }
}

/** `CA` in the United States is the region `US-CA`. */
function textOf(typed: TypedAddress, field: AddressField): string {
  const text = typed[field].trim()
  if (field !== 'subdivision' || !coded.has(typed.country) || !/^[a-z0-9]{1,3}$/i.test(text)) return text
  return `${typed.country}-${text.toUpperCase()}`
}

/** Short address in one line, for a summary. */
export function lineOf(stored: AddressWithContact | null | undefined): string {
  const { addressLine, city, postalCode, country } = stored?.address ?? {}
  return [addressLine, city, postalCode, country].filter(Boolean).join(', ')
}
