import { Order } from '@galleria/platform-client/entities/orders'
import { z } from 'zod'

export const OrderAnswer = z.object({ order: Order })

const ItemMetadata = z.object({
  id: z.string(),
  originalIndex: z.int(),
  success: z.boolean(),
  error: z.object({ code: z.string(), description: z.string() }).optional(),
})

/** Wire §1.10. */
export const bulkAnswer = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    results: z.array(z.object({ itemMetadata: ItemMetadata, item: z.optional(item) })),
    bulkActionMetadata: z.object({
      totalSuccesses: z.int(),
      totalFailures: z.int(),
      undetailedFailures: z.int(),
    }),
  })

export const CursorMetadataAnswer = z.object({
  count: z.int(),
  cursors: z.object({ next: z.string().optional(), prev: z.string().optional() }),
  hasNext: z.boolean(),
})

export const PriceAnswer = z.object({ amount: z.string(), formattedAmount: z.string() })
