import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { z } from 'zod'

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
})

const Phone = z.string().regex(/^\+?[\d\s().-]{6,25}$/, { error: 'must be a phone number' })

export const ContactDetails = z.object({
  firstName: z.string().max(100).nullish(),
  lastName: z.string().max(100).nullish(),
  phone: z.union([z.literal(''), Phone]).nullish(),
  company: z.string().max(1000).nullish(),
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

/** Wire §4.2: whole, 1 to 100,000. */
export const Quantity = z
  .number()
  .min(1)
  .max(100_000)
  .refine(Number.isInteger, {
    error: 'must be a whole number',
    params: { violatedRule: 'DECIMAL_MAX_SCALE', data: { threshold: 0 } },
  })

export const NewLine = z.object({
  catalogReference: z.object({
    catalogItemId: z.string().min(1).max(36),
    appId: z.literal(STORES_APP_ID),
    options: z.record(z.string(), z.unknown()).optional(),
  }),
  quantity: Quantity,
})
export type NewLine = z.output<typeof NewLine>

/** A custom line carries its own price; only the merchant could be let to name one. */
export const NoCustomLines = z
  .array(z.unknown())
  .refine((lines) => lines.length === 0, {
    error: 'are not for shoppers',
    params: { violatedRule: 'FIELD_NOT_ALLOWED' },
  })
  .optional()
