import { z } from '@galleria/platform-client'
import { MediaType } from '../../enums/catalog-v3.ts'
import { AltText } from '../common/content.ts'
import { Image } from '../common/image.ts'
import { Guid } from '../common/scalars.ts'
import { Video } from '../common/video.ts'

/** Wire §4.10. */
export const ProductMedia = z.object({
  id: z.optional(z.string()),
  url: z.optional(z.string()),
  image: z.optional(Image),
  video: z.optional(Video),
  altText: z.nullish(AltText),
  displayName: z.nullish(z.string()),
  mediaType: z.optional(MediaType),
  thumbnail: z.optional(
    z.object({
      url: z.optional(z.string()),
      height: z.optional(z.number()),
      width: z.optional(z.number()),
      altText: z.nullish(AltText),
    }),
  ),
  uploadId: z.optional(Guid),
})
export type ProductMedia = z.infer<typeof ProductMedia>
