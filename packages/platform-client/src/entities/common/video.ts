import { z } from '@galleria/platform-client'
import { Image } from './image.ts'

/** Wire §4.1. */
export const Video = z.object({
  id: z.optional(z.string()),
  resolutions: z.optional(
    z.array(
      z.object({
        url: z.optional(z.string()),
        height: z.optional(z.number()),
        width: z.optional(z.number()),
        format: z.optional(z.string()),
      }),
    ),
  ),
  filename: z.nullish(z.string()),
  url: z.optional(z.string()),
  posters: z.optional(z.array(Image)),
})
export type Video = z.infer<typeof Video>
