import { z } from '@galleria/platform-client'

/** Cart, checkout and totals: decimal strings; `amount` in the site's currency (wire §4.1). */
export const Money = z.object({
  amount: z.string(),
  convertedAmount: z.optional(z.string()),
  formattedAmount: z.optional(z.string()),
  formattedConvertedAmount: z.optional(z.string()),
})
export type Money = z.infer<typeof Money>

export const Text = z.object({ original: z.string(), translated: z.nullish(z.string()) })
export type Text = z.infer<typeof Text>

export const Image = z.object({
  id: z.optional(z.string()),
  url: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  altText: z.nullish(z.string()),
  filename: z.nullish(z.string()),
  /** Both 0..1 from the top left corner. */
  focalPoint: z.optional(z.object({ x: z.number(), y: z.number() })),
})
export type Image = z.infer<typeof Image>

/** Ecom wire form; the SDK surface renames three of these (wire §4.1). */
export const Address = z.object({
  country: z.nullish(z.string()),
  subdivision: z.nullish(z.string()),
  city: z.nullish(z.string()),
  postalCode: z.nullish(z.string()),
  streetAddress: z.nullish(
    z.object({ number: z.optional(z.string()), name: z.optional(z.string()), apt: z.optional(z.string()) }),
  ),
  addressLine: z.nullish(z.string()),
  addressLine2: z.nullish(z.string()),
  formattedAddress: z.nullish(z.string()),
  geocode: z.nullish(z.object({ latitude: z.nullish(z.number()), longitude: z.nullish(z.number()) })),
})
export type Address = z.infer<typeof Address>

export const ContactDetails = z.object({
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  company: z.nullish(z.string()),
  vatId: z.nullish(z.object({ id: z.string(), type: z.string() })),
})
export type ContactDetails = z.infer<typeof ContactDetails>

export const AddressWithContact = z.object({
  address: z.nullish(Address),
  contactDetails: z.nullish(ContactDetails),
})
export type AddressWithContact = z.infer<typeof AddressWithContact>

/** `appId` of the platform's own store catalog (wire §4.1). */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
/** App of the shop's reviews, by which earning rules name the activity PRODUCT_REVIEW; the embedded platform's own. */
export const REVIEWS_APP_ID = '5f1c0b7e-3d2a-4b86-9c41-7e8d6a2f90b3'

export const CatalogReference = z.object({
  catalogItemId: z.string(),
  appId: z.string(),
  options: z.nullish(z.dictionary(z.unknown())),
})
export type CatalogReference = z.infer<typeof CatalogReference>
