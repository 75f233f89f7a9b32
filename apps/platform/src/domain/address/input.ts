import { z } from 'zod'
import { atMostOneOf } from '../../base/input/one-of.ts'
import type { StoredAddressWithContact } from './address.ts'
import { isTaxIdIn } from './country-tax-id.ts'
import { VatId } from './vat-id.ts'

export const Country = z
  .string()
  .refine(
    (code) =>
      /^[A-Z]{2}$/.test(code) &&
      new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined,
    {
      error: 'must be a country code such as US',
      params: { violatedRule: 'FORMAT', data: { type: 'COUNTRY' } },
    },
  )

const Geocode = z
  .object({
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
  })
  .nullish()

const Line = z.string().max(150).nullish()

const Formatted = z.string().max(500).nullish()

/** Address in the wire's names; those of the specification (§3 "Address") are accepted as synonyms. */
export const Address = z
  .object({
    country: Country.nullish(),
    subdivision: z.string().max(50).nullish(),
    city: z.string().max(50).nullish(),
    postalCode: z.string().max(50).nullish(),
    streetAddress: z
      .object({
        number: z.string().max(50).optional(),
        name: z.string().max(150).optional(),
        apt: z.string().max(50).optional(),
      })
      .nullish(),
    addressLine: Line,
    addressLine1: Line,
    addressLine2: z.string().max(100).nullish(),
    geocode: Geocode,
    location: Geocode,
    formattedAddress: Formatted,
    formatted: Formatted,
    hint: z.string().max(500).nullish(),
  })
  .superRefine(atMostOneOf('addressLine', 'addressLine1'))
  .superRefine(atMostOneOf('geocode', 'location'))
  .superRefine(atMostOneOf('formattedAddress', 'formatted'))
  .transform(({ addressLine1, location, formatted, ...address }) => ({
    ...address,
    ...(addressLine1 != null && { addressLine: addressLine1 }),
    ...(location != null && { geocode: location }),
    ...(formatted != null && { formattedAddress: formatted }),
  }))

/** A phone number as people write it. */
export const Phone = z.string().regex(/^\+?[\d\s().-]{6,25}$/, { error: 'must be a phone number' })

const ContactDetails = z.object({
  firstName: z.string().max(100).nullish(),
  lastName: z.string().max(100).nullish(),
  phone: z.union([z.literal(''), Phone]).nullish(),
  company: z.string().max(1000).nullish(),
  vatId: VatId.nullish(),
})

/** Address and contact, whose tax id is left to `hasTaxIdOfCountry`. */
export const Place = z.object({
  address: Address.nullish(),
  contactDetails: ContactDetails.nullish(),
})

export const notATaxId = {
  description: 'is not a tax id of this country',
  violatedRule: 'FORMAT',
  data: { type: 'TAX_ID' },
} as const

/** Whether the tax id can be one of the country of its address. */
export function hasTaxIdOfCountry({ address, contactDetails }: StoredAddressWithContact): boolean {
  const { id, type } = contactDetails?.vatId ?? {}
  return !id || type !== 'UNSPECIFIED' || !address?.country || isTaxIdIn(address.country, id)
}

export const AddressWithContact = Place.superRefine((place, context) => {
  const { description: message, ...params } = notATaxId
  if (!hasTaxIdOfCountry(place as StoredAddressWithContact))
    context.addIssue({ code: 'custom', message, path: ['contactDetails', 'vatId', 'id'], params })
})
