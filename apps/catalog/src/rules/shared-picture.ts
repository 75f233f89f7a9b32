import type { Pictured } from './picture.ts'

/** Pictures of the platform: it draws each of them as JPEG too. Files of other hosts have further dots or signs in their names. */
const OWN = /^(https?:\/\/[^/]+\/media\/[\w-]+)\.(svg|avif|webp|jpe?g|png|gif)$/
/** Longest address that is looked into. */
const LONGEST = 500

export interface SharedPicture {
  readonly url: string
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** A picture as previews of links show it: pixels in their shape, which the platform draws once and keeps. */
export function sharedPicture(item: Pictured | undefined): SharedPicture | undefined {
  const file = item?.image ?? item?.thumbnail
  if (!file || file.url.length > LONGEST) return undefined
  const [, own] = OWN.exec(file.url) ?? []
  if (own) return { url: `${own}.jpg?w=share`, width: 1200, height: 630 }
  return { url: file.url, width: file.width, height: file.height }
}

/** The address of a drawing's pixels, for machines that read no drawings; that of any other picture as it is. */
export function rasterUrl(url: string): string {
  const [, own, ending] = (url.length <= LONGEST && OWN.exec(url)) || []
  return own && ending === 'svg' ? `${own}.jpg?w=1600` : url
}
