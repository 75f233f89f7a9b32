import { z } from '@galleria/platform-client'
import { Address } from './address.ts'

/** Properties of the whole shop. Units and the currencies that prices are also shown in are extensions. */
export const SiteProperties = z.object({
  /** Name of the store. */
  siteDisplayName: z.nullish(z.string()),
  /** Legal name of the business, for invoices. */
  businessName: z.nullish(z.string()),
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  address: z.nullish(Address),
  /** ISO 4217; what the shop charges in. */
  paymentCurrency: z.nullish(z.string()),
  /** Currencies that prices are also shown in, each with its units for one of the shop's own; null until somebody chose. */
  displayCurrencies: z.nullish(z.array(z.object({ currency: z.string(), rate: z.number() }))),
  /** Unit of the weights of goods: `KG` or `LB`. */
  weightUnit: z.nullish(z.string()),
  /** Unit of the sizes of parcels: `CM` or `IN`. */
  dimensionsUnit: z.nullish(z.string()),
  /** ISO 639-1. */
  language: z.nullish(z.string()),
  /** IANA name; what the shop's times are written in. */
  timeZone: z.nullish(z.string()),
})
export type SiteProperties = z.infer<typeof SiteProperties>
