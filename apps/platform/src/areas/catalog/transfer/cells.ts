import type { StoredDimensions } from '../tables.ts'
import { Dimensions, type Size } from '../writes/products/dimensions.ts'

const SIDES = ['length', 'width', 'height'] as const

/** Several words in one cell; one with the separator in it is quoted. */
export const listText = (words: readonly string[], separator: ';' | ', '): string =>
  words.map((word) => (/[;,"]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(separator)

/** The same read: between them are commas or semicolons. */
export const listIn = (text: string): string[] =>
  [...text.matchAll(/\s*"((?:[^"]|"")*)"|[^;,]+/g)]
    .map(([whole, quoted]) => (quoted?.replaceAll('""', '"') ?? whole).trim())
    .filter(Boolean)

/** E.g. `12 x 8 x 3.5 cm`; of what is not told there is a dash. */
export const sizeText = (size: StoredDimensions | null): string =>
  size ? `${SIDES.map((side) => size[side] ?? '-').join(' x ')} ${size.unit.toLowerCase()}` : ''

/** The same read; undefined where it is no size. */
export function sizeIn(text: string): Size | undefined {
  const [, sides = '', sign = ''] = /^(.*?)\s*([a-z]{1,2})$/i.exec(text) ?? []
  const unit = sign.toUpperCase()
  const given = sides.split(/[x×*]/i).map((side) => side.trim())
  const isSize =
    given.length <= SIDES.length && given.every((side) => /^(\d{1,9}(\.\d{1,6})?|[-–])$/.test(side))
  const sizes = SIDES.flatMap((side, at) => (/\d/.test(given[at] ?? '') ? [[side, given[at]]] : []))
  if (!isSize || sizes.length === 0) return undefined
  return Dimensions.safeParse({ ...Object.fromEntries(sizes), unit }).data ?? undefined
}
