import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/invoices.ts'

/** An invoice of an order; `url` is its PDF, good for an hour. */
export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  /** Draft, Sent, Paid, … (specification §4). */
  status: z.string(),
  issueDate: z.string(),
  url: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

/** Oldest first. An extension of the embedded platform: the wire reference names the entity and its statuses alone. */
export const listInvoices = /* @__PURE__ */ defineCall<{ orderId: string }, { invoices: Invoice[] }>(
  operations.listInvoices,
  () => z.object({ invoices: z.array(Invoice) }),
)
