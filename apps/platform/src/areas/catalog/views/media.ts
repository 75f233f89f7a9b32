import { mediaUrl, type Site, type StoredMedia } from '../../media/index.ts'

/** Media of catalog V1 (wire §4.9); focal point, blur color and the `file` of what is neither picture nor film are ours. */
export function mediaView(site: Site, media: readonly StoredMedia[]) {
  const items = media.map((item) => itemView(site, item))
  const [mainMedia] = items
  return { ...(mainMedia ? { mainMedia } : {}), items }
}

/** Alternative text of a picture. */
export const altTextOf = ({ altText, title }: StoredMedia) => altText ?? title ?? ''

/** Catalog V3 knows of pictures and films alone (wire §4.10). */
export const isSeen = ({ mediaType }: StoredMedia) => mediaType === 'image' || mediaType === 'video'

function itemView(site: Site, item: StoredMedia) {
  const { id, mediaType, title, width, height } = item
  // A film or a sound that came without a picture has the one of its kind.
  const picture = mediaType === 'image' ? item.file : (item.poster ?? `${mediaType}.svg`)
  const still = mediaUrl(site, picture)
  const file = {
    url: mediaUrl(site, item.file),
    width,
    height,
    format: endingOf(item.file),
  }
  return {
    id,
    mediaType,
    title: title ?? '',
    thumbnail: { url: still, width, height, format: endingOf(picture) },
    ...(mediaType === 'image'
      ? {
          image: {
            ...file,
            altText: altTextOf(item),
            focalPoint: item.focalPoint ?? null,
            blurColor: item.blurColor ?? null,
          },
        }
      : {}),
    ...(mediaType === 'audio' || mediaType === 'document' || mediaType === 'zip'
      ? { file: { url: file.url, format: file.format } }
      : {}),
    ...(mediaType === 'video' ? { video: { files: [file], stillFrameMediaId: id } } : {}),
  }
}

const endingOf = (file: string) => file.slice(file.lastIndexOf('.') + 1)
