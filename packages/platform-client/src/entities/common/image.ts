import { z } from '@galleria/platform-client'
import { AltText } from './content.ts'
import { DateTime, Int64 } from './scalars.ts'

/** Wire §4.1; `focalPoint` runs from 0 to 1 from the top left corner. */
export const Image = z.object({
  id: z.optional(z.string()),
  url: z.string(),
  height: z.optional(z.number()),
  width: z.optional(z.number()),
  altText: z.nullish(AltText),
  filename: z.nullish(z.string()),
  urlExpirationDate: z.nullish(DateTime),
  sizeInBytes: z.nullish(Int64),
  focalPoint: z.optional(
    z.object({
      x: z.number(),
      y: z.number(),
      height: z.nullish(z.number()),
      width: z.nullish(z.number()),
    }),
  ),
})
export type Image = z.infer<typeof Image>
