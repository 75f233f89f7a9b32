import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type Fulfillment, listFulfillments } from '@galleria/platform-client/fulfillments'
import { type Invoice, listInvoices } from '@galleria/platform-client/invoices'
import { getRefundabilityStatus, type Refundability } from '@galleria/platform-client/order-billing'
import {
  listRefundRequests,
  type RefundRequest,
  type ReturnTerms,
} from '@galleria/platform-client/refund-requests'

/** Data shown beside an order; each part is empty where the platform does not have it. */
export interface OrderPapers {
  readonly fulfillments: readonly Fulfillment[]
  readonly invoices: readonly Invoice[]
  readonly refundabilities: readonly Refundability[]
  readonly refundRequests: readonly RefundRequest[]
  /** Terms of returns that still hold; undefined of a platform that has no policy. */
  readonly returnTerms?: ReturnTerms | undefined
}

export async function readPapers(
  client: PlatformClient,
  orderId: string,
  signal: AbortSignal,
): Promise<OrderPapers> {
  const [fulfillments, invoices, refundabilities, [returns]] = await Promise.all([
    orNone(
      async () =>
        (await listFulfillments(client, { orderId }, { signal })).orderWithFulfillments.fulfillments,
    ),
    orNone(async () => (await listInvoices(client, { orderId }, { signal })).invoices),
    orNone(
      async () =>
        (await getRefundabilityStatus(client, { ecomOrderId: orderId }, { signal })).refundabilities,
    ),
    orNone(async () => [await listRefundRequests(client, { orderId }, { signal })]),
  ])
  const { refundRequests = [], returnTerms } = returns ?? {}
  return { fulfillments, invoices, refundabilities, refundRequests, returnTerms }
}

/** The order is what the page is for; none of these keeps it from being shown. */
async function orNone<Item>(read: () => Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await read()
  } catch (error) {
    if (isPlatformError(error)) return []
    throw error
  }
}
