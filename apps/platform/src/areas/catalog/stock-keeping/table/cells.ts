import { z } from 'zod'
import { applicationError } from '../../../../base/errors.ts'
import { MOST_STOCK } from '../../writes/inventory/input.ts'
import { countedAs, stocked } from '../../writes/inventory/inventory.ts'
import type { VariantState } from '../../writes/products/state.ts'
import { piecesAt } from '../locations/elsewhere.ts'
import type { LocationOfStock } from '../locations/store.ts'

/** Facts of a variant beside its cells, where these are written. */
export interface Around {
  /** Pieces on the shelf that belong to buyers: of the location, where one is named. */
  readonly committed: number
  /** Location whose pieces are meant; without it those of all. */
  readonly location: LocationOfStock | undefined
}

interface Cell<Value> {
  readonly schema: z.ZodType<Value>
  read(variant: VariantState, around: Around): unknown
  /** @throws ApiError 400 where the value cannot be */
  write(variant: VariantState, value: Value, around: Around): VariantState
}

const cell = <Value>(made: Cell<Value>): Cell<Value> => made
const Quantity = z.int().min(0).max(MOST_STOCK)

/** Quantity of the variant; null where nobody counts. */
const quantityOf = (variant: VariantState, { location }: Around) =>
  variant.trackQuantity ? (location ? piecesAt(variant, location) : (variant.quantity ?? 0)) : null

/** Columns of the stock table that can be written. */
export const cells = {
  available: cell<number | boolean>({
    schema: z.union([Quantity, z.boolean()]),
    read: (variant, around) => quantityOf(variant, around) ?? variant.inStock,
    write(variant, value, around) {
      if (typeof value === 'number') return countedAs(variant, value, around.location)
      if (!around.location) return stocked(variant, { inStock: value })
      throw applicationError(400, 'INVALID_VALUE', 'Enter the number of pieces at this location.')
    },
  }),
  onHand: cell<number>({
    schema: Quantity,
    read(variant, around) {
      const available = quantityOf(variant, around)
      return available === null ? null : available + around.committed
    },
    write(variant, onHand, around) {
      const available = onHand - around.committed
      if (available < 0)
        throw applicationError(
          400,
          'BELOW_COMMITTED',
          `${around.committed} belong to orders that are to be sent. Enter that or more.`,
          { committed: around.committed },
        )
      return countedAs(variant, available, around.location)
    },
  }),
  lowStockAt: cell<number | null>({
    schema: Quantity.nullable(),
    read: ({ lowStockAt }) => lowStockAt,
    write: (variant, lowStockAt) => ({ ...variant, lowStockAt }),
  }),
} as const
export type StockCellName = keyof typeof cells
export const cellNames = Object.keys(cells) as [StockCellName, ...StockCellName[]]
