import { z } from 'zod'
import { VatId } from '../tax/vat-id.ts'

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

export const Address = z.object({
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
  addressLine: z.string().max(150).nullish(),
  addressLine2: z.string().max(100).nullish(),
  geocode: z
    .object({
      latitude: z.number().min(-90).max(90).nullish(),
      longitude: z.number().min(-180).max(180).nullish(),
    })
    .nullish(),
  formattedAddress: z.string().max(500).nullish(),
  hint: z.string().max(500).nullish(),
})

const Phone = z.string().regex(/^\+?[\d\s().-]{6,25}$/, { error: 'must be a phone number' })

export const ContactDetails = z.object({
  firstName: z.string().max(100).nullish(),
  lastName: z.string().max(100).nullish(),
  phone: z.union([z.literal(''), Phone]).nullish(),
  company: z.string().max(1000).nullish(),
  vatId: VatId.nullish(),
})

export const AddressWithContact = z.object({
  address: Address.nullish(),
  contactDetails: ContactDetails.nullish(),
})

export const Email = z.email().max(254)
export const Note = z.string().max(1000)
export const CouponCode = z.string().min(1).max(50)
export const SelectedShipping = z.object({
  carrierId: z.guid().nullish(),
  code: z.string().min(1).max(100),
})
