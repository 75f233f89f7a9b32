import { defineCall, type Service, z } from '@galleria/platform-client'

const service: Service = {
  package: '@wix/auto_sdk_ecom_invoices',
  fqn: 'com.wix.ecom.orders.v1.Invoices',
  entity: 'wix.ecom.v1.invoice',
}

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
export const listInvoices = /* @__PURE__ */ defineCall<{ orderId: string }, { invoices: Invoice[] }>({
  name: 'ListInvoices',
  service,
  method: 'GET',
  path: '/ecom/v1/orders/{orderId}/invoices',
  output: () => z.object({ invoices: z.array(Invoice) }),
})
