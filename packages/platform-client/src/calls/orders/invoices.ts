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

type Which = { orderId: string; invoiceId: string }
const one = () => z.object({ invoice: Invoice })

/** For staff. 428 `INVOICES_ARE_DISABLED`. An extension of the embedded platform, as the calls below. */
export const createInvoice = /* @__PURE__ */ defineCall<{ orderId: string }, { invoice: Invoice }>(
  operations.createInvoice,
  one,
)

/** For staff: mails its link to the buyer. */
export const sendInvoice = /* @__PURE__ */ defineCall<Which, { invoice: Invoice }>(
  operations.sendInvoice,
  one,
)

/** For staff: it keeps its number, and is no longer valid. */
export const voidInvoice = /* @__PURE__ */ defineCall<Which, { invoice: Invoice }>(
  operations.voidInvoice,
  one,
)

/** For staff: a draft, or one that is void. */
export const deleteInvoice = /* @__PURE__ */ defineCall<Which, object>(operations.deleteInvoice, () =>
  z.object({}),
)
