import type { Product } from '@galleria/platform-client/catalog-writes'
import { lengths } from './units.ts'

/** Size of a product or of its parcel, as on the wire: each length a decimal text, in the unit. */
export type Size = NonNullable<Product['productDimensions']>

/** Size as typed. */
export interface SizeDraft {
  readonly length: string
  readonly width: string
  readonly height: string
  readonly unit: string
}

export const noSize: SizeDraft = { length: '', width: '', height: '', unit: 'CM' }
const SIDES = ['length', 'width', 'height'] as const
const NONE = '–'
const plain = (text: string) => text.trim().replace(',', '.')

/** Whether it is a length that the platform takes, or nothing. */
export const isLength = (text: string): boolean => /^(\d{1,9}(\.\d{1,6})?)?$/.test(plain(text))

export function sizeDraftOf(size: Size | null | undefined): SizeDraft {
  if (!size) return noSize
  const [length, width, height] = SIDES.map((side) => size[side] ?? '') as [string, string, string]
  return { length, width, height, unit: size.unit ?? noSize.unit }
}

/** Null where nothing is written. */
export function sizeOf(draft: SizeDraft): Size | null {
  const sides = SIDES.flatMap((side) => (plain(draft[side]) ? [[side, plain(draft[side])] as const] : []))
  return sides.length ? ({ ...Object.fromEntries(sides), unit: draft.unit } as Size) : null
}

/** Text of a size in a cell, e.g. `12 × 8 × 3.5 cm`; unknown lengths are dashes. */
export function sizeText(size: Size | null | undefined): string {
  if (!size) return ''
  const unit = size.unit ?? noSize.unit
  return `${SIDES.map((side) => size[side] ?? NONE).join(' × ')} ${lengths[unit] ?? unit}`
}

/**
 * Parses the text of a cell; the product's unit is the default. Null when empty or a dash, which stands for no size
 * whatever the product has; `wrong` where it is no size.
 */
export function sizeIn(text: string, unit: string): Size | null | 'wrong' {
  const given = text.trim()
  if (given === '' || isDash(given)) return null
  const [, sides = '', sign = ''] = /^(.*?)\s*([a-wyz]*)$/i.exec(given) ?? []
  const [length = '', width = '', height = '', ...more] = sides
    .split(/[x×*]/i)
    .map((side) => (isDash(side.trim()) ? '' : side))
  const known = sign ? sign.toUpperCase() : unit
  const isWrong = more.length > 0 || !(known in lengths) || ![length, width, height].every(isLength)
  return isWrong ? 'wrong' : (sizeOf({ length, width, height, unit: known }) ?? 'wrong')
}

const isDash = (text: string) => text === NONE || text === '-'

export const isSameSize = (one: Size | null | undefined, other: Size | null | undefined) =>
  sizeText(one) === sizeText(other)

/** Most frequent size, used as the product's; the first of equally frequent ones. */
export function mostHave(sizes: readonly (Size | null | undefined)[]): Size | null {
  const counts = new Map<string, number>()
  for (const size of sizes) counts.set(sizeText(size), (counts.get(sizeText(size)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return sizes.find((size) => counts.get(sizeText(size)) === most) ?? null
}

/** Text of a variant's cell: empty where the variant has the product's size. */
export function ownText(own: Size | null | undefined, product: Size | null): string {
  if (isSameSize(own, product)) return ''
  return own ? sizeText(own) : NONE
}

/** Size that a variant is to have. */
export function wantedSize(text: string, product: SizeDraft): Size | null {
  const own = text.trim() ? sizeIn(text, product.unit) : sizeOf(product)
  return own === 'wrong' ? null : own
}
