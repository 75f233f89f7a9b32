import { z } from '@galleria/platform-client'

/** Data that apps store on an entity, by namespace (wire §4.1). */
export const ExtendedFields = z.object({
  namespaces: z.optional(z.dictionary(z.dictionary(z.unknown()))),
})
export type ExtendedFields = z.infer<typeof ExtendedFields>

const TagList = z.object({ tagIds: z.optional(z.array(z.string())) })

/** Wire §1.9 "Tags". */
export const Tags = z.object({ privateTags: z.optional(TagList), tags: z.optional(TagList) })
export type Tags = z.infer<typeof Tags>

/** Catalog V3 calls the second list public (wire §1.9 "Tags"). */
export const ProductTags = z.object({ privateTags: z.optional(TagList), publicTags: z.optional(TagList) })
