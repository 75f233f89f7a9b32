import { z } from '@galleria/platform-client'
import { ContentPicture } from './picture.ts'

/** Texts of a section in one language; a missing or empty one is read in the store's own. */
export const SectionTexts = z.object({
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  label: z.optional(z.string()),
  /** Description of the picture. */
  altText: z.optional(z.string()),
})
export type SectionTexts = z.infer<typeof SectionTexts>

const section = {
  /** Unique in this page alone. */
  id: z.string(),
  /** HERO, PRODUCTS, COLLECTION (products of one), COLLECTIONS (tiles), TEXT, PICTURE (with a text), NEWSLETTER or JOURNAL. */
  type: z.string(),
  title: z.string(),
  /** HTML in TEXT and PICTURE, plain text elsewhere. */
  text: z.string(),
  /** Words of the link in HERO and PICTURE. */
  label: z.string(),
  /** Path of the shop, or a web address; empty for none. */
  to: z.string(),
  picture: z.nullish(ContentPicture),
  /** Ids of what PRODUCTS, COLLECTION and COLLECTIONS show, in their order; what was deleted is left out. */
  ids: z.array(z.string()),
}

/** Part of the home page as staff write it; fields that its type does not show are empty. */
export const Section = z.object({
  ...section,
  isHidden: z.boolean(),
  /** By language, such as `de`. */
  translations: z.dictionary(SectionTexts),
})
/** Part of the home page as staff write it; fields that its type does not show are empty. */
export type Section = z.infer<typeof Section>

/** Part of the home page as shoppers read it, in the language that was asked for. */
export const ShownSection = z.object({
  ...section,
  /** Fields that are in the store's language. */
  untranslated: z.optional(z.array(z.string())),
})
export type ShownSection = z.infer<typeof ShownSection>
