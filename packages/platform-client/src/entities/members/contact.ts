import { z } from '@galleria/platform-client'
import { Guid } from '../common/scalars.ts'

/** A street or a whole line, never both; other than ecom's address (wire §4.6, §5.3 row 39). */
const MemberAddress = z.object({
  id: z.nullish(Guid),
  streetAddress: z.optional(z.object({ number: z.string(), name: z.string() })),
  addressLine: z.nullish(z.string()),
  addressLine2: z.nullish(z.string()),
  city: z.nullish(z.string()),
  subdivision: z.nullish(z.string()),
  country: z.nullish(z.string()),
  postalCode: z.nullish(z.string()),
})

const tags = () => z.optional(z.dictionary(z.string()))

/** Contact data of a member; visible to the member and the owner (wire §4.6). */
export const MemberContact = z.object({
  contactId: z.nullish(Guid),
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  phones: z.optional(z.array(z.string())),
  emails: z.optional(z.array(z.string())),
  addresses: z.optional(z.array(MemberAddress)),
  birthdate: z.nullish(z.string()),
  company: z.nullish(z.string()),
  jobTitle: z.nullish(z.string()),
  customFields: z.optional(
    z.dictionary(z.object({ name: z.nullish(z.string()), value: z.optional(z.unknown()) })),
  ),
  /** Spec §3; addresses by their ids. Not in the wire reference. */
  tags: z.optional(z.object({ emails: tags(), phones: tags(), addresses: tags() })),
})
export type MemberContact = z.infer<typeof MemberContact>
