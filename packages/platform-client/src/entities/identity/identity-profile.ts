import { z } from '@galleria/platform-client'
import { AddressTag, EmailTag, PhoneTag, PrivacyStatus } from '../../enums/identity.ts'
import { CustomValue } from './custom-value.ts'

/** Other than ecom's address: the street has no object of its own (wire §4.7, §5.3 row 39). */
const IdentityAddress = z.object({
  country: z.nullish(z.string()),
  subdivision: z.nullish(z.string()),
  city: z.nullish(z.string()),
  postalCode: z.nullish(z.string()),
  addressLine: z.nullish(z.string()),
  addressLine2: z.nullish(z.string()),
  streetName: z.nullish(z.string()),
  streetNumber: z.nullish(z.string()),
  formattedAddress: z.nullish(z.string()),
})

/** Profile in a registration and of an identity (spec §3 "Identity", wire §4.7). */
export const IdentityProfile = z.object({
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  nickname: z.nullish(z.string()),
  picture: z.nullish(z.string()),
  labels: z.optional(z.array(z.string())),
  language: z.nullish(z.string()),
  privacyStatus: z.optional(PrivacyStatus),
  customFields: z.optional(
    z.array(z.object({ name: z.optional(z.string()), value: z.optional(CustomValue) })),
  ),
  secondaryEmails: z.optional(
    z.array(z.object({ email: z.optional(z.string()), tag: z.optional(EmailTag) })),
  ),
  phonesV2: z.optional(
    z.array(
      z.object({
        countryCode: z.nullish(z.string()),
        phone: z.optional(z.string()),
        tag: z.optional(PhoneTag),
      }),
    ),
  ),
  addresses: z.optional(
    z.array(z.object({ address: z.optional(IdentityAddress), tag: z.optional(AddressTag) })),
  ),
  company: z.nullish(z.string()),
  position: z.nullish(z.string()),
  /** A day, e.g. `1815-12-10`. */
  birthdate: z.nullish(z.string()),
  slug: z.nullish(z.string()),
  subscription: z.nullish(z.boolean()),
  vatId: z.nullish(z.string()),
})
export type IdentityProfile = z.infer<typeof IdentityProfile>
