import { z } from '@galleria/platform-client'

/** Picture of the store's library. */
export const ContentPicture = z.object({
  id: z.string(),
  url: z.string(),
  /** Pixels. */
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  /** In the store's own language; in that of the reader where shoppers read it. */
  altText: z.nullish(z.string()),
})
export type ContentPicture = z.infer<typeof ContentPicture>
