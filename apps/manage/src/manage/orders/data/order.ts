import { may, orNotFound, type StaffRole } from '@galleria/manage'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { getCustomerOfOrder } from '@galleria/platform-client/customers'
import { listFulfillments } from '@galleria/platform-client/fulfillments'
import { listInvoices } from '@galleria/platform-client/invoices'
import { getRefundabilityStatus } from '@galleria/platform-client/order-billing'
import { getOrderHandling, getWholeOrder } from '@galleria/platform-client/order-handling'
import { listTransactionsForSingleOrder } from '@galleria/platform-client/order-payments'
import { getLabelSettings, listLabels } from '@galleria/platform-client/postage'
import { listRefundRequests } from '@galleria/platform-client/refund-requests'
import { isSetUp } from '../rules/label-provider.ts'

interface Asked {
  readonly id: string
  readonly role: StaffRole
  readonly signal: AbortSignal
}

/** An order with all that its page tells. */
export async function readOrder(client: PlatformClient, { id, role, signal }: Asked) {
  const options = { signal }
  const [{ order }, { handling }, parcels, transactions, refunds, asked, { invoices }, customer, postage] =
    await orNotFound(
      Promise.all([
        getWholeOrder(client, { id }, options),
        getOrderHandling(client, { orderId: id }, options),
        listFulfillments(client, { orderId: id }, options),
        listTransactionsForSingleOrder(client, { orderId: id }, options),
        getRefundabilityStatus(client, { ecomOrderId: id }, options),
        listRefundRequests(client, { orderId: id }, options),
        listInvoices(client, { orderId: id }, options),
        may(role, 'customers') ? readBuyer(client, id, signal) : undefined,
        may(role, 'fulfillment') ? readPostage(client, id, signal) : undefined,
      ]),
    )
  return {
    ...{ order, handling, invoices, customer, postage },
    parcels: parcels.orderWithFulfillments.fulfillments,
    transactions: transactions.orderTransactions,
    refundabilities: refunds.refundabilities,
    refundRequests: asked.refundRequests,
  }
}

/** Customer of an order; undefined of one without an address. */
async function readBuyer(client: PlatformClient, orderId: string, signal: AbortSignal) {
  try {
    const { customer } = await getCustomerOfOrder(client, { orderId }, { signal })
    return { id: customer.id, ordersCount: customer.ordersCount }
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return undefined
    throw error
  }
}

/** Labels of an order, and whether more can be bought. */
async function readPostage(client: PlatformClient, orderId: string, signal: AbortSignal) {
  const [{ labelSettings }, { labels }] = await Promise.all([
    getLabelSettings(client, undefined, { signal }),
    listLabels(client, { orderId }, { signal }),
  ])
  const packages = labelSettings.packages.map(({ name }) => name)
  return { labels, mayBuy: isSetUp(labelSettings), packages }
}

export type OrderData = Awaited<ReturnType<typeof readOrder>>
