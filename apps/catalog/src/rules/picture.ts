import type { MediaItem } from '@galleria/platform-client/products'

export interface PictureFacts {
  readonly src: string | undefined
  readonly srcSet?: string
  readonly width: number
  readonly height: number
  readonly blurColor: string | undefined
  readonly focalPoint: { readonly x: number; readonly y: number } | undefined
}

/** Part of a media item that is drawn. */
export interface Pictured {
  readonly image?: MediaItem['image'] | undefined
  readonly thumbnail?: MediaItem['thumbnail'] | undefined
}

const widths = [400, 800, 1600]

/** A media item as `Picture` takes it. Drawings are one file at any size; photographs come in steps. */
export function pictureOf(item: Pictured | undefined): PictureFacts {
  const file = item?.image ?? item?.thumbnail
  return {
    src: file?.url,
    ...(file && !isDrawing(file.url) && { srcSet: steps(file.url) }),
    // Without a size of its own a picture keeps the shape of a tile.
    width: file?.width ?? 800,
    height: file?.height ?? 1000,
    blurColor: item?.image?.blurColor ?? undefined,
    focalPoint: item?.image?.focalPoint ?? undefined,
  }
}

/** Parts of a media item that a picture without a text needs. */
export function pictured({ image, thumbnail }: MediaItem): Pictured {
  if (!image) return thumbnail ? { thumbnail: sized(thumbnail) } : {}
  const { blurColor, focalPoint } = image
  return { image: { ...sized(image), ...(blurColor && { blurColor }), ...(focalPoint && { focalPoint }) } }
}

function sized({ url, width, height }: NonNullable<MediaItem['thumbnail']>) {
  return { url, ...(width && { width }), ...(height && { height }) }
}

export const altOf = (item: MediaItem | undefined, name: string): string =>
  item?.image?.altText || item?.title || name

const isDrawing = (url: string) => /\.svg(?:\?|$)/.test(url)

const steps = (url: string) =>
  widths.map((width) => `${url}${url.includes('?') ? '&' : '?'}w=${width} ${width}w`).join(', ')
