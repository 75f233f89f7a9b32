import type { StoredMedia } from '../../../media/index.ts'
import { altTextOf, isSeen } from '../../views/media.ts'
import type { ProductV3Changes } from './input.ts'

type Items = NonNullable<NonNullable<ProductV3Changes['media']>['itemsInfo']>['items']

/**
 * Arranges the media of a product in the given order, with its own texts of each. Sounds and papers, of which
 * catalog V3 tells nothing, stay in their places.
 */
export function arranged(
  before: readonly StoredMedia[],
  found: readonly StoredMedia[],
  items: Items = [],
): StoredMedia[] {
  const own = new Map(before.map((item) => [item.id, item]))
  const media = found.map((item, index) => {
    const known = own.get(item.id) ?? item
    const { altText, focalPoint } = items[index] ?? {}
    const { focalPoint: old, ...rest } = known
    const focus = focalPoint === undefined ? old : focalPoint
    const isSaid = altText !== undefined && (altText ?? '') !== altTextOf(known)
    return { ...rest, ...(isSaid && { altText: altText ?? '' }), ...(focus && { focalPoint: focus }) }
  })
  const outcome = new Set(media.map(({ id }) => id))
  for (const [place, item] of before.entries())
    if (!isSeen(item) && !outcome.has(item.id)) media.splice(place, 0, item)
  return media
}
