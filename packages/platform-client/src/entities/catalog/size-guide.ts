import { z } from '@galleria/platform-client'
import { DateTime } from '../common/scalars.ts'

const SizeColumn = z.object({
  name: z.string(),
  /** True of cells that are lengths in the unit of the guide. */
  isMeasure: z.boolean(),
})

const table = {
  name: z.string(),
  /** `CM` or `IN`. */
  unit: z.string(),
  columns: z.array(SizeColumn),
  /** A cell for each column; the first one names the size. */
  rows: z.array(z.array(z.string())),
  /** Plain text below the table. */
  notes: z.string(),
}

/** Size guide as staff read it; of the embedded platform. */
export const SizeGuide = z.object({
  id: z.string(),
  revision: z.string(),
  ...table,
  productIds: z.array(z.string()),
  /** Their products have it too, unless one has a guide of its own. */
  collectionIds: z.array(z.string()),
  /** By language, such as `de`: texts of the guide, each by the text that it translates. */
  translations: z.dictionary(z.dictionary(z.string())),
  createdDate: DateTime,
  updatedDate: DateTime,
})
export type SizeGuide = z.infer<typeof SizeGuide>

/** Size guide as shoppers read it, in the language that was asked for. */
export const ShownSizeGuide = z.object({ id: z.string(), ...table })
export type ShownSizeGuide = z.infer<typeof ShownSizeGuide>
