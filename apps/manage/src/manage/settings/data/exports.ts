import { csvLine } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { queryMembers } from '@galleria/platform-client/members'
import { searchOrders } from '@galleria/platform-client/orders'

/** Rows of a file, and where to go on; the last part has no cursor. */
export interface ExportPart {
  readonly lines: string
  readonly count: number
  readonly next?: string
}

export type Exported = 'orders' | 'customers'

const LIMIT = 100

const heads: Readonly<Record<Exported, readonly string[]>> = {
  orders: [
    ...['number', 'date', 'email', 'status', 'payment', 'fulfillment', 'currency', 'subtotal', 'discount'],
    ...['shipping', 'fees', 'tax', 'total', 'items', 'country', 'id'],
  ],
  customers: ['email', 'first name', 'last name', 'phone', 'status', 'created', 'id'],
}

/** Next rows of an export; without a cursor the first ones, under their titles. */
export async function exportPart(
  client: PlatformClient,
  what: Exported,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ExportPart> {
  const cursorPaging = { limit: LIMIT, ...(cursor && { cursor }) }
  const { rows, next } = await (what === 'orders' ? orderRows : memberRows)(client, cursorPaging, signal)
  const head = cursor ? '' : csvLine(heads[what])
  return { lines: head + rows.map(csvLine).join(''), count: rows.length, ...(next && { next }) }
}

interface Rows {
  readonly rows: (string | number)[][]
  readonly next: string | null | undefined
}
type Paging = { readonly limit: number; readonly cursor?: string }

async function orderRows(client: PlatformClient, cursorPaging: Paging, signal: AbortSignal): Promise<Rows> {
  const { orders, metadata } = await searchOrders(client, { search: { cursorPaging } }, { signal })
  const rows = orders.map((order) => {
    const { subtotal, discount, shipping, totalAdditionalFees, tax, total } = order.priceSummary
    const address = order.recipientInfo?.address ?? order.billingInfo?.address
    const quantity = order.lineItems.reduce((sum, line) => sum + line.quantity, 0)
    return [
      ...[order.number, order.purchasedDate ?? order.createdDate, order.buyerInfo?.email ?? ''],
      ...[order.status, order.paymentStatus, order.fulfillmentStatus, order.currency],
      ...[subtotal, discount, shipping, totalAdditionalFees, tax, total].map((price) => price?.amount ?? '0'),
      ...[quantity, address?.country ?? '', order.id],
    ]
  })
  return { rows, next: metadata?.cursors?.next }
}

async function memberRows(client: PlatformClient, cursorPaging: Paging, signal: AbortSignal): Promise<Rows> {
  const { members, cursorPagingMetadata } = await queryMembers(
    client,
    { query: { cursorPaging }, fieldsets: ['FULL'] },
    { signal },
  )
  const rows = members.map(({ id, loginEmail, contact, status, createdDate }) => [
    ...[loginEmail ?? '', contact?.firstName ?? '', contact?.lastName ?? '', contact?.phones?.[0] ?? ''],
    ...[status ?? '', createdDate ?? '', id],
  ])
  return { rows, next: cursorPagingMetadata?.cursors?.next }
}
