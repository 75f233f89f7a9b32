import type { Order } from '@galleria/platform-client/entities/orders'
import type { Selectable } from 'kysely'
import type { Caller } from '../../../http/caller.ts'
import type { OrderTables } from '../tables.ts'
import { type Site, withPresentAddresses } from './present-addresses.ts'

export type OrderRow = Selectable<OrderTables['orders']>

/** Order (wire §4.3), with the addresses that the platform has today. */
export function orderView(site: Site, row: OrderRow): Order {
  const order = writtenView(row)
  return { ...order, lineItems: order.lineItems.map((line) => withPresentAddresses(site, line)) }
}

function writtenView(row: OrderRow): Order {
  const buyer = row.memberId ? { memberId: row.memberId } : row.visitorId ? { visitorId: row.visitorId } : {}
  return {
    ...row.document,
    id: row.id,
    number: String(row.number),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    buyerInfo: { ...buyer, email: row.email },
    createdBy: buyer,
    status: row.status,
    paymentStatus: row.paymentStatus,
    fulfillmentStatus: row.fulfillmentStatus,
    currency: row.currency,
  }
}

/** Order as this caller may see it: buyers do not get the notes of staff. */
export function orderFor(site: Site, caller: Caller, row: OrderRow): Order {
  const { tags, activities, ...order } = orderView(site, row)
  if (caller.type === 'APP' || caller.type === 'USER') return orderView(site, row)
  return {
    ...order,
    ...(tags?.tags && { tags: { tags: tags.tags } }),
    ...(activities && {
      activities: activities
        .filter(({ activityType }) => activityType !== 'MERCHANT_COMMENT')
        .map(({ authorEmail: _, authorAppId: __, authorAppName: ___, ...activity }) => activity),
    }),
  }
}
