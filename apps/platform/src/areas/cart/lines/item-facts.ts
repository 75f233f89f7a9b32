import type { Minor } from '../../../domain/money/money.ts'
import { part, percent } from '../../../domain/pricing/amounts.ts'
import type { Item } from './items.ts'

/** Price of one piece before discounts of the cart, with its subscription's discount and its modifiers. */
export function unitPrice({ found, details, subscription }: Item): Minor {
  const { custom, minor } = details ?? {}
  if (custom) return (minor?.price ?? 0) + (minor?.modifiers ?? 0)
  const listed = minor?.price ?? found?.variant.saleMinor ?? 0
  return subscription?.percentOff ? listed - part(listed, percent(subscription.percentOff)) : listed
}

/** Price of one piece before every discount. */
export function fullPrice(item: Item): Minor {
  const { found, details } = item
  return Math.max(unitPrice(item), details?.minor?.fullPrice ?? found?.variant.priceMinor ?? 0)
}

export function nameOf({ found, details }: Item): string {
  const { custom, overrides } = details ?? {}
  return (
    custom?.productName.original ??
    overrides?.productName?.original ??
    found?.product.name ??
    'No longer available'
  )
}

/** Weight of one piece, in the site's unit; undefined where unknown. */
export function weightOfPiece({ found, details }: Item): number | undefined {
  const own = details?.custom?.physicalProperties?.weight ?? details?.overrides?.physicalProperties?.weight
  const weight = own ?? found?.variant.weight ?? found?.product.weight
  return weight === null || weight === undefined ? undefined : Number(weight)
}

/** Wire §4.2 `itemType`; an amount of one's own is no preset there, only of the older order model (wire §5.3 row 40). */
export function itemTypeOf(item: Item): { preset?: string | undefined; custom?: string | undefined } {
  const own = item.details?.custom?.itemType
  if (own?.preset === 'CUSTOM_AMOUNT_ITEM') return { custom: own.preset }
  return own ?? { preset: presetOf(item) }
}

export function presetOf({ found, details }: Item): string {
  const { custom } = details ?? {}
  if (custom) return custom.itemType.preset ?? 'UNRECOGNISED'
  if (found?.product.giftCard) return 'GIFT_CARD'
  return found?.product.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL'
}

/** Scopes by which discounts, fees and memberships refer to an item; collections are matched elsewhere. */
export function scopesOf(item: Item): string[] {
  return [...(item.details?.custom ? [] : [`product:${item.productId}`]), `type:${presetOf(item)}`]
}
