import type { MediaItem } from '@galleria/platform-client/products'

export interface PictureSource {
  readonly src: string
  readonly srcSet?: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly blurColor?: string
  readonly focalPoint?: { readonly x: number; readonly y: number }
}

const widths = [400, 800, 1600]

/** Drawings are one file at any size; photographs come in steps. */
export function pictureSource(item: MediaItem | undefined): PictureSource | undefined {
  const file = item?.image ?? item?.thumbnail
  if (!file) return undefined
  const { image } = item ?? {}
  const isDrawing = /\.svg(?:\?|$)/.test(file.url)
  const srcSet = widths.map((width) => `${withWidth(file.url, width)} ${width}w`).join(', ')
  return {
    src: file.url,
    ...(!isDrawing && { srcSet }),
    // Without a size of its own the picture keeps the shape of the tile it stands in.
    width: file.width ?? 800,
    height: file.height ?? 1000,
    alt: image?.altText ?? item?.title ?? '',
    ...(image?.blurColor && { blurColor: image.blurColor }),
    ...(image?.focalPoint && { focalPoint: image.focalPoint }),
  }
}

function withWidth(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`
}
