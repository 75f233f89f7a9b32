import { Order } from '@galleria/platform-client/entities/orders'
import { z } from 'zod'

export const OrderAnswer = z.object({ order: Order })

export const CursorMetadataAnswer = z.object({
  count: z.int(),
  cursors: z.object({ next: z.string().optional(), prev: z.string().optional() }),
  hasNext: z.boolean(),
})

export const PriceAnswer = z.object({ amount: z.string(), formattedAmount: z.string() })
