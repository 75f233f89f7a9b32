import { z } from '@galleria/platform-client'
import { MediaItemType } from '../../enums/catalog.ts'
import { AltText } from '../common/content.ts'

const UrlAndSize = z.object({
  url: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  format: z.nullish(z.string()),
  altText: z.nullish(AltText),
})

/** Wire §4.9; an image's `focalPoint` (0 to 1) and `blurColor` (CSS hex), and the `file` of what is neither picture nor film, are the embedded platform's own. */
export const MediaItem = z.object({
  id: z.string(),
  mediaType: MediaItemType,
  title: z.optional(AltText),
  thumbnail: z.optional(UrlAndSize),
  image: z.optional(
    z.object({
      ...UrlAndSize.shape,
      focalPoint: z.nullish(z.object({ x: z.number(), y: z.number() })),
      blurColor: z.nullish(z.string()),
    }),
  ),
  video: z.optional(z.object({ files: z.array(UrlAndSize), stillFrameMediaId: z.optional(z.string()) })),
  file: z.optional(z.object({ url: z.string(), format: z.nullish(z.string()) })),
})
export type MediaItem = z.infer<typeof MediaItem>

/** Wire §4.9. */
export const Media = z.object({ mainMedia: z.optional(MediaItem), items: z.array(MediaItem) })
export type Media = z.infer<typeof Media>
