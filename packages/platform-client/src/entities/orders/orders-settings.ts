import { z } from '@galleria/platform-client'
import { InventoryUpdateTrigger } from '../../enums/orders.ts'
import { DateTime } from '../common/scalars.ts'

/** Wire §4.3. */
export const OrdersSettings = z.object({
  inventoryUpdateTrigger: z.optional(InventoryUpdateTrigger),
  createInvoice: z.nullish(z.boolean()),
  autoGenerateInvoiceOnPaidOrder: z.nullish(z.boolean()),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
})
export type OrdersSettings = z.infer<typeof OrdersSettings>
