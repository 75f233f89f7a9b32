import { z } from '@galleria/platform-client'

/** Wire §4.3 "StreetAddress". */
export const StreetAddress = z.object({
  number: z.optional(z.string()),
  name: z.optional(z.string()),
  apt: z.optional(z.string()),
  formattedAddressLine: z.nullish(z.string()),
})
export type StreetAddress = z.infer<typeof StreetAddress>

/** Ecom's address as it travels; the hosted platform's own SDK renames three of these fields (wire §4.1). */
export const Address = z.object({
  /** ISO 3166 alpha-2. */
  country: z.nullish(z.string()),
  /** ISO 3166-2, mostly. */
  subdivision: z.nullish(z.string()),
  city: z.nullish(z.string()),
  postalCode: z.nullish(z.string()),
  streetAddress: z.nullish(StreetAddress),
  addressLine: z.nullish(z.string()),
  addressLine2: z.nullish(z.string()),
  geocode: z.nullish(z.object({ latitude: z.nullish(z.number()), longitude: z.nullish(z.number()) })),
  formattedAddress: z.nullish(z.string()),
  hint: z.nullish(z.string()),
  countryFullname: z.nullish(z.string()),
  subdivisionFullname: z.nullish(z.string()),
})
export type Address = z.infer<typeof Address>
