import { mediaFileOf, mediaUrl, type Site } from './address.ts'
import { widths } from './raster.ts'

/** Endings of pictures that are also served as JPEG. */
const DRAWN = /\.(svg|avif|webp|jpe?g|png|gif)$/

/**
 * Address of a picture as mail clients show it: a small JPEG. One that lies elsewhere is told as it is; undefined where
 * there is none, or no secure way to it.
 */
export function letterPicture(site: Site, url: string | null | undefined): string | undefined {
  if (!url) return undefined
  const file = mediaFileOf(site, url)
  if (file)
    return DRAWN.test(file) ? `${mediaUrl(site, file.replace(DRAWN, '.jpg'))}?w=${widths[0]}` : undefined
  return url.startsWith('https://') ? url : undefined
}
