import { z } from 'zod'
import { Address, Phone } from '../../domain/address/input.ts'
import { isKnownTimeZone } from './time-zones.ts'

const TimeZone = z.string().max(50).refine(isKnownTimeZone, 'must be an IANA time zone such as Europe/Berlin')

const currencies = new Set(Intl.supportedValuesOf('currency'))
const Currency = z
  .string()
  .max(3)
  .refine((code) => currencies.has(code), 'must be the ISO 4217 code of a currency, such as EUR')

const Text = z.string().trim().min(1)

const DisplayCurrencies = z
  .array(z.object({ currency: Currency, rate: z.number().gt(0).max(1_000_000) }))
  .max(20)
  .superRefine((all, context) => {
    const seen = new Set<string>()
    for (const [index, { currency }] of all.entries()) {
      if (seen.has(currency))
        context.addIssue({ code: 'custom', message: 'is in the list twice', path: [index, 'currency'] })
      seen.add(currency)
    }
  })

/** Properties that are sent are set; null takes one back to what the platform was configured with. */
const Changes = z.object({
  siteDisplayName: Text.max(100).nullish(),
  businessName: Text.max(200).nullish(),
  email: z.email('must be an email address').max(254).nullish(),
  phone: Phone.max(25).nullish(),
  address: Address.nullish(),
  timeZone: TimeZone.optional(),
  weightUnit: z.enum(['KG', 'LB']).optional(),
  dimensionsUnit: z.enum(['CM', 'IN']).optional(),
  paymentCurrency: Currency.optional(),
  displayCurrencies: DisplayCurrencies.optional(),
})
export type Changes = z.output<typeof Changes>

const SeenText = z.string().max(254).nullish()

/** Compared as they are, so nothing of them is checked but their size. */
const Seen = z.object({
  siteDisplayName: SeenText,
  businessName: SeenText,
  email: SeenText,
  phone: SeenText,
  address: Address.nullish(),
  timeZone: SeenText,
  weightUnit: SeenText,
  dimensionsUnit: SeenText,
  paymentCurrency: SeenText,
  displayCurrencies: z
    .array(z.object({ currency: z.string().max(3), rate: z.number() }))
    .max(20)
    .nullish(),
})
export type Seen = z.output<typeof Seen>

/** `seen`: fields as the caller has seen them, which must still be so. */
export const UpdateSiteProperties = z.object({ properties: Changes, seen: Seen.optional() })
