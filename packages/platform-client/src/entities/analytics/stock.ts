import { z } from '@galleria/platform-client'

/** A counted variant, and what was sold of it. */
export const StockRow = z.object({
  variantId: z.string(),
  productId: z.string(),
  label: z.string(),
  /** Choices: `Oak / Large`. */
  detail: z.nullish(z.string()),
  quantity: z.number(),
  /** Units of the range's orders, less those that came back. */
  sold: z.number(),
  /** Days that the stock lasts if as many are sold; absent where none was. */
  daysLeft: z.nullish(z.number()),
})
export type StockRow = z.infer<typeof StockRow>

/** Words that shoppers searched for without finding a product, in lower case. */
export const MissedWords = z.object({ words: z.string(), searches: z.number(), lastDay: z.string() })
export type MissedWords = z.infer<typeof MissedWords>
