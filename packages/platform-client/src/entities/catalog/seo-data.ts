import { z } from '@galleria/platform-client'

/** Search engine data of a product (wire §4.9, §4.10). */
export const SeoData = z.object({
  tags: z.optional(
    z.array(
      z.object({
        type: z.optional(z.string()),
        props: z.nullish(z.dictionary(z.unknown())),
        meta: z.nullish(z.dictionary(z.unknown())),
        children: z.optional(z.string()),
        custom: z.optional(z.boolean()),
        disabled: z.optional(z.boolean()),
      }),
    ),
  ),
  settings: z.optional(
    z.object({
      preventAutoRedirect: z.optional(z.boolean()),
      keywords: z.optional(
        z.array(
          z.object({
            term: z.optional(z.string()),
            isMain: z.optional(z.boolean()),
            origin: z.nullish(z.string()),
          }),
        ),
      ),
    }),
  ),
})
export type SeoData = z.infer<typeof SeoData>
