import { z } from '@galleria/platform-client'

/** Properties of the whole shop. */
export const SiteProperties = z.object({
  siteDisplayName: z.nullish(z.string()),
  /** ISO 4217; what the shop charges in. */
  paymentCurrency: z.nullish(z.string()),
  /** ISO 639-1. */
  language: z.nullish(z.string()),
  /** IANA name; what the shop's times are written in. */
  timeZone: z.nullish(z.string()),
})
export type SiteProperties = z.infer<typeof SiteProperties>
