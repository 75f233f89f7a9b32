import type { CellChanges } from '../../edits/tables.ts'
import type { ProductValues } from './store/values.ts'

interface Changed<State> {
  readonly before: State | undefined
  readonly after: State | undefined
  readonly cells: CellChanges
}

/** A product that was there before and still is. */
export interface ValueChange<State = ProductValues> extends Changed<State> {
  readonly before: State
  readonly after: State
}

const own = ['priceMinor', 'saleMinor', 'costMinor', 'weight', 'visible', 'brandId', 'ribbonId']

const value = new RegExp(
  `^(?:variants/[^/]+/(?:priceMinor|saleMinor|costMinor|weight)|${own.join('|')}|discountType|discountValue)$`,
)

/** Prices, weights and what else is changed of thousands at once: nothing that is long, and no row that comes or goes. */
export function isValueChange<State>(change: Changed<State>): change is ValueChange<State> {
  return change.before !== undefined && change.after !== undefined && areValues(change.cells)
}

export const areValues = (cells: CellChanges) => Object.keys(cells).every((cell) => value.test(cell))
