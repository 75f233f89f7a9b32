import { type RasterFormat, SAMPLE_NAME } from '../../../areas/media/index.ts'
import type { BannerArt } from './art/banner.ts'
import { type FamilyName, families } from './art/families/index.ts'
import type { PortraitArt } from './art/portrait.ts'
import type { ProductArt } from './art/product.ts'
import { type ViewName, views } from './art/views.ts'

export type PictureFormat = 'svg' | RasterFormat

/** A picture's name says all that is needed to draw it, so that no table has to be asked and its bytes never change. */
export function productFile({ family, seed, color, view }: ProductArt, format: PictureFormat): string {
  return `${family}_${seed}_${color.slice(1)}_${view}.${format}`
}

export function bannerFile({ family, seed, color }: BannerArt, format: PictureFormat): string {
  return `${family}_${seed}_${color.slice(1)}_banner.${format}`
}

export function portraitFile({ seed, color }: PortraitArt, format: PictureFormat): string {
  return `portrait_${seed}_${color.slice(1)}_face.${format}`
}

export type Picture =
  | { readonly kind: 'product'; readonly art: ProductArt; readonly format: PictureFormat }
  | { readonly kind: 'portrait'; readonly art: PortraitArt; readonly format: PictureFormat }
  | { readonly kind: 'banner'; readonly art: BannerArt; readonly format: PictureFormat }

export function parsePicture(file: string): Picture | undefined {
  const [, family = '', seed = '', hex = '', view = '', format = ''] = SAMPLE_NAME.exec(file) ?? []
  if (family === 'portrait' && view === 'face')
    return { kind: 'portrait', art: { seed, color: `#${hex}` }, format: format as PictureFormat }
  if (!Object.hasOwn(families, family)) return undefined
  const base = { family: family as FamilyName, seed, color: `#${hex}` }
  if (view === 'banner') return { kind: 'banner', art: base, format: format as PictureFormat }
  if (!Object.hasOwn(views, view)) return undefined
  return { kind: 'product', art: { ...base, view: view as ViewName }, format: format as PictureFormat }
}
