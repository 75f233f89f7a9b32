import { z } from '@galleria/platform-client'
import { VatType } from '../../enums/tax.ts'
import { Address } from './address.ts'

/** Wire §4.2 `contactInfo.contactDetails`. */
export const ContactDetails = z.object({
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  company: z.nullish(z.string()),
  vatId: z.nullish(z.object({ id: z.string(), type: VatType })),
})
export type ContactDetails = z.infer<typeof ContactDetails>

/** Wire §4.3. */
export const AddressWithContact = z.object({
  address: z.nullish(Address),
  contactDetails: z.nullish(ContactDetails),
})
export type AddressWithContact = z.infer<typeof AddressWithContact>
