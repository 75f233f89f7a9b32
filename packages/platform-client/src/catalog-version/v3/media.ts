import type { ProductMedia } from '../../entities/catalog-v3/product-media.ts'
import type { Image } from '../../entities/common/image.ts'
import type { Media, MediaItem } from '../../schemas/product.ts'

type Sized = { url?: string | undefined; width?: number | undefined; height?: number | undefined }

const sized = ({ url = '', width, height }: Sized) => ({
  url,
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
})

/** Item of catalog V1 of a picture or a film of catalog V3. */
function itemOf({ id, mediaType, altText, displayName, image, video, thumbnail }: ProductMedia): MediaItem {
  const still = thumbnail ?? image ?? video?.posters?.[0]
  const isVideo = mediaType === 'VIDEO'
  const picture = image ?? still
  return {
    id: id ?? picture?.url ?? '',
    mediaType: isVideo ? 'video' : 'image',
    title: displayName ?? '',
    ...(still?.url && { thumbnail: sized(still) }),
    ...(isVideo && video
      ? { video: { files: (video.resolutions ?? []).map(sized), stillFrameMediaId: id ?? null } }
      : picture?.url && {
          image: {
            ...sized(picture),
            altText: altText ?? image?.altText ?? '',
            ...(image?.focalPoint && { focalPoint: image.focalPoint }),
          },
        }),
  }
}

export function mediaOf(
  main: ProductMedia | undefined,
  items: readonly ProductMedia[] | undefined,
): Media | undefined {
  const all = (items ?? (main ? [main] : [])).map(itemOf)
  const [first] = main ? [itemOf(main)] : all
  return { ...(first && { mainMedia: first }), items: all }
}

/** Media of a collection of the picture of a category. */
export function mediaOfImage(image: Image | null | undefined): Media {
  if (!image) return { items: [] }
  const { id = image.url, altText } = image
  const file = sized(image)
  const item = {
    id,
    mediaType: 'image',
    title: '',
    thumbnail: file,
    image: { ...file, altText: altText ?? '' },
  }
  return { mainMedia: item, items: [item] }
}
