import { addressErrors, type CountryForms } from '@galleria/page-parts/address'
import type { Member, MemberInput } from '@galleria/platform-client/members'

type Contact = NonNullable<MemberInput['contact']>

export const emailTags = ['UNTAGGED', 'MAIN', 'HOME', 'WORK'] as const
export const phoneTags = ['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'] as const
export const addressTags = ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'] as const
export type Tag = (typeof emailTags | typeof phoneTags | typeof addressTags)[number]

/** One line of a list: an e-mail address or a telephone number, and what it is for. */
export interface Line {
  readonly value: string
  readonly tag: string
}

const addressParts = ['addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision', 'country'] as const
type AddressPart = (typeof addressParts)[number]

export interface AddressLine extends Readonly<Record<AddressPart, string>> {
  readonly id: string
  readonly tag: string
}

export interface ContactLists {
  readonly emails: readonly Line[]
  readonly phones: readonly Line[]
  readonly addresses: readonly AddressLine[]
}

export const emptyAddress = (id: string): AddressLine => ({
  id,
  tag: 'UNTAGGED',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  subdivision: '',
  country: '',
})

export function listsOf({ contact }: Member): ContactLists {
  const lines = (list: 'emails' | 'phones') =>
    (contact?.[list] ?? []).map((value) => ({ value, tag: contact?.tags?.[list]?.[value] ?? 'UNTAGGED' }))
  const addresses = (contact?.addresses ?? []).map((address) => {
    const { id, streetAddress: street } = address
    const line = address.addressLine || [street?.number, street?.name].filter(Boolean).join(' ')
    return {
      id: id ?? '',
      tag: contact?.tags?.addresses?.[id ?? ''] ?? 'UNTAGGED',
      addressLine: line,
      addressLine2: address.addressLine2 ?? '',
      postalCode: address.postalCode ?? '',
      city: address.city ?? '',
      subdivision: address.subdivision ?? '',
      country: address.country ?? '',
    }
  })
  return { emails: lines('emails'), phones: lines('phones'), addresses }
}

/** Contact as the platform takes it; empty fields are left out. */
export function toContact({ emails, phones, addresses }: ContactLists): Contact & { tags: object } {
  const filled = (lines: readonly Line[]) =>
    lines.map(({ value, tag }) => ({ value: value.trim(), tag })).filter(({ value }) => value)
  const [mails, numbers] = [filled(emails), filled(phones)]
  const places = addresses.filter((address) => addressParts.some((part) => address[part].trim()))
  const tagged = (lines: readonly Line[]) => Object.fromEntries(lines.map(({ value, tag }) => [value, tag]))
  return {
    emails: mails.map(({ value }) => value),
    phones: numbers.map(({ value }) => value),
    addresses: places.map(({ id, tag: _, ...parts }) => ({ id, ...parts })),
    tags: {
      emails: tagged(mails),
      phones: tagged(numbers),
      addresses: Object.fromEntries(places.map(({ id, tag }) => [id, tag])),
    },
  }
}

/** Lines that cannot be right, by list and place: `emails.0`. */
export function wrongLines({ emails, phones }: ContactLists): readonly string[] {
  const places = (lines: readonly Line[], name: string, isRight: RegExp) =>
    lines.flatMap(({ value }, at) => (value.trim() && !isRight.test(value.trim()) ? [`${name}.${at}`] : []))
  return [
    ...places(emails, 'emails', /^[^\s@]+@[^\s@]+\.[^\s@]+$/),
    ...places(phones, 'phones', /^\+?[\d\s().-]{3,}$/),
  ]
}

/**
 * Errors of addresses by the rules of their countries: `addresses.0.postalCode`. An address that was kept before stays
 * as it is until somebody changes it.
 */
export function addressProblems(
  { addresses }: ContactLists,
  kept: ContactLists,
  forms: CountryForms,
  noCountry: string,
): Readonly<Record<string, string>> {
  const entries = addresses.flatMap((address, at) => {
    const before = kept.addresses.find(({ id }) => id === address.id)
    const isFilled = addressParts.some((part) => address[part].trim())
    if (!isFilled || (before && addressParts.every((part) => before[part] === address[part]))) return []
    const form = forms[address.country]
    const problems = form && address.country ? addressErrors(form, address) : { country: noCountry }
    return Object.entries(problems).map(([part, text]) => [`addresses.${at}.${part}`, text])
  })
  return Object.fromEntries(entries)
}
