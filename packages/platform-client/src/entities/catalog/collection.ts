import { z } from '@galleria/platform-client'
import { Content, Untranslated } from '../common/content.ts'
import { DateTime } from '../common/scalars.ts'
import { Media } from './media.ts'
import { SeoData } from './seo-data.ts'

/** Spec §3 "Collection", wire §4.9; the id of all products has 35 characters. */
export const Collection = z.object({
  id: z.string(),
  name: Content,
  untranslated: z.optional(Untranslated),
  slug: z.string(),
  description: z.nullish(Content),
  media: z.optional(Media),
  numberOfProducts: z.number(),
  visible: z.optional(z.boolean()),
  lastUpdated: z.nullish(DateTime),
  seoSchema: z.optional(SeoData),
})
export type Collection = z.infer<typeof Collection>
