import { z } from 'zod'

/** Stock of a variant at one location. */
export const StockLevel = z.object({
  variantId: z.guid(),
  locationId: z.guid(),
  location: z.string(),
  isDefault: z.boolean(),
  /** Pieces that can be sold; null where nobody counts. */
  available: z.int().nullable(),
  committed: z.int(),
  onHand: z.int().nullable(),
  incoming: z.int(),
})
export type StockLevel = z.output<typeof StockLevel>

/** One variant as a line of the stock table. */
export const StockRow = z.object({
  /** Id of the variant. */
  id: z.guid(),
  productId: z.guid(),
  /** Name of the product. */
  name: z.string(),
  /** Choices, such as `Red / L`; null without options. */
  variant: z.string().nullable(),
  sku: z.string().nullable(),
  /** Whether anybody counts; if not, `inStock` alone tells. */
  isCounted: z.boolean(),
  inStock: z.boolean(),
  /** Pieces that can be sold; null where nobody counts. */
  available: z.int().nullable(),
  /** Pieces on the shelf that belong to orders that are to be sent. */
  committed: z.int(),
  /** Pieces on the shelf: available and committed. Null where nobody counts. */
  onHand: z.int().nullable(),
  /** Pieces that are on their way by transfers. */
  incoming: z.int(),
  /** Own number of pieces at which it is low; null is as the store has it. */
  lowStockAt: z.int().nullable(),
  /** People who wait for it. */
  waiting: z.int(),
  /** Pieces that can be sold at the default location; null where nobody counts. */
  atDefault: z.int().nullable(),
  /** Pieces that can be sold at other locations, by id of the location. */
  elsewhere: z.record(z.string(), z.int()),
})
export type StockRow = z.output<typeof StockRow>
