import { amountOf, typed } from './numbers.ts'
import { units, unitsLike } from './units.ts'

/** How much of a unit is in something. */
export interface Quantity {
  readonly quantity: number
  readonly measurementUnit: string
}

/** Text of a quantity in a cell, e.g. `500 ml`. */
export const quantityText = ({ quantity, measurementUnit }: Quantity): string =>
  `${typed(quantity)} ${units[measurementUnit] ?? measurementUnit}`

/** Parses a typed quantity; the product's unit is the default. Null when empty, `wrong` when invalid or of another kind. */
export function quantityIn(text: string, unit: string): Quantity | null | 'wrong' {
  const [, number = '', sign = ''] = /^\s*([\d.,]*)\s*(.*?)\s*$/.exec(text) ?? []
  if (!number && !sign) return null
  const quantity = amountOf(number)
  const wanted = sign.toLowerCase()
  const measurementUnit = sign
    ? Object.entries(unitsLike(unit)).find(([code, each]) => [each, code.toLowerCase()].includes(wanted))?.[0]
    : unit
  return quantity && quantity > 0 && measurementUnit ? { quantity, measurementUnit } : 'wrong'
}
