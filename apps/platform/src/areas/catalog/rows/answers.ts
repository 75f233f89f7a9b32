import { z } from 'zod'
import { Publication } from '../publication.ts'

/** One product as a line of a table; money in the store's currency, weights in its unit. */
export const CatalogRow = z.object({
  id: z.guid(),
  revision: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string().nullable(),
  price: z.number(),
  discount: z.object({ type: z.enum(['NONE', 'AMOUNT', 'PERCENT']), value: z.number() }),
  cost: z.number().nullable(),
  weight: z.number().nullable(),
  visible: z.boolean(),
  /** State as staff know it. */
  publication: Publication,
  brand: z.string().nullable(),
  ribbon: z.string().nullable(),
  /** Ids, in their own order. */
  collections: z.array(z.guid()),
  /** Barcode of a product with one variant; of several each has its own. */
  barcode: z.string().nullable(),
  /** Public tags, which shoppers may see. */
  tags: z.array(z.string()),
  /** How many there are, of all variants together; none where nobody counts. */
  stock: z.object({ quantity: z.int().nullable(), inStock: z.boolean() }),
  variants: z.int(),
})

export type CatalogRow = z.output<typeof CatalogRow>
