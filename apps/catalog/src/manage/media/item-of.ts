import type { FileDescriptor } from '@galleria/platform-client/media'
import type { MediaItem } from '@galleria/platform-client/products'

const kinds: Readonly<Record<string, string>> = {
  ...{
    IMAGE: 'image',
    VECTOR: 'image',
    VIDEO: 'video',
    AUDIO: 'audio',
    DOCUMENT: 'document',
    ARCHIVE: 'zip',
  },
}

/** A file of the library as a product shows it (wire §4.9). */
export function itemOf({ id, displayName, url, thumbnailUrl, mediaType, media }: FileDescriptor): MediaItem {
  const picture = media.image ?? media.vector
  const still = thumbnailUrl ?? undefined
  return {
    id,
    mediaType: kinds[mediaType] ?? 'document',
    title: displayName,
    ...(still && { thumbnail: { url: still } }),
    ...(picture && {
      image: {
        ...{ url: picture.image.url, width: picture.image.width, height: picture.image.height },
        ...{ altText: picture.image.altText, focalPoint: picture.focalPoint, blurColor: picture.blurColor },
      },
    }),
    ...(media.video && { video: { files: [{ url: media.video.url }] } }),
    ...(!picture && !media.video && url && { file: { url } }),
  }
}
