import { may, orNotFound, type StaffRole } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { calculateRefund, getRefundabilityStatus } from '@galleria/platform-client/order-billing'
import { getOrderHandling, getWholeOrder } from '@galleria/platform-client/order-handling'
import { listRefundRequests } from '@galleria/platform-client/refund-requests'
import { getReturn, type Return } from '@galleria/platform-client/returns'

interface Asked {
  readonly id: string
  readonly role: StaffRole
  readonly signal: AbortSignal
}

/** A return with its order, and what its lines come to while nothing is decided. */
export async function readReturn(client: PlatformClient, { id, role, signal }: Asked) {
  const options = { signal }
  const { return: found } = await orNotFound(getReturn(client, { returnId: id }, options))
  const { orderId } = found
  const isOpen = openStatuses.includes(found.status)
  const [{ order }, { handling }, { refundRequests, returnTerms }, worth, refundable] = await Promise.all([
    getWholeOrder(client, { id: orderId }, options),
    getOrderHandling(client, { orderId }, options),
    listRefundRequests(client, { orderId }, options),
    isOpen && may(role, 'orders', 'change')
      ? calculateRefund(client, { ecomOrderId: orderId, refundItems: { lineItems: unitsOf(found) } }, options)
      : undefined,
    isOpen ? getRefundabilityStatus(client, { ecomOrderId: orderId }, options) : undefined,
  ])
  const left = (refundable?.refundabilities ?? []).reduce(
    (sum, { availableRefundAmount }) => sum + Number(availableRefundAmount?.amount ?? 0),
    0,
  )
  return { return: found, order, handling, refundRequests, returnTerms, worth: worth ?? null, left }
}
export type ReturnData = Awaited<ReturnType<typeof readReturn>>

const openStatuses: readonly string[] = ['REQUESTED', 'APPROVED', 'RECEIVED']

/** Units that arrived, or are asked for, as a refund counts them. */
export function unitsOf({ lines, status }: Return) {
  return lines
    .map(({ id, quantity, received = quantity }) => ({
      ...{ id, quantity: received },
      ...(status === 'REQUESTED' ? {} : { sent: true }),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** An order from which a return starts. */
export async function readSource(client: PlatformClient, id: string, signal: AbortSignal) {
  const options = { signal }
  const [{ order }, { handling }, { refundRequests }] = await orNotFound(
    Promise.all([
      getWholeOrder(client, { id }, options),
      getOrderHandling(client, { orderId: id }, options),
      listRefundRequests(client, { orderId: id }, options),
    ]),
  )
  return { order, handling, refundRequests }
}
