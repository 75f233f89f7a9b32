import { z } from '@galleria/platform-client'
import { Content, Untranslated } from '../common/content.ts'
import { Image } from '../common/image.ts'
import { revisioned } from '../common/revisioned.ts'

/** Group of products of catalog V3 (Cart V2 §4.6); the fields are inferred from public programs. */
export const Category = z.object({
  ...revisioned,
  name: Content,
  untranslated: z.optional(Untranslated),
  slug: z.nullish(z.string()),
  description: z.nullish(Content),
  image: z.nullish(Image),
  visible: z.nullish(z.boolean()),
  /** Products in it. */
  itemCounter: z.nullish(z.number()),
  treeReference: z.nullish(z.object({ appNamespace: z.string(), treeKey: z.nullish(z.string()) })),
})
export type Category = z.infer<typeof Category>
