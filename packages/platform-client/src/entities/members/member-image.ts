import { z } from '@galleria/platform-client'

/** Wire §4.6; the offsets say where a cover is cut. */
export const MemberImage = z.object({
  id: z.optional(z.string()),
  url: z.optional(z.string()),
  height: z.optional(z.number()),
  width: z.optional(z.number()),
  offsetX: z.nullish(z.number()),
  offsetY: z.nullish(z.number()),
})
export type MemberImage = z.infer<typeof MemberImage>
