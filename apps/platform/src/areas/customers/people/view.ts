import { toDecimal } from '../../../domain/money/money.ts'
import type { CustomerRow } from './store/list.ts'
import type { CustomerOrderRow } from './store/orders.ts'

const dated = (name: string, date: Date | null) => (date ? { [name]: date.toISOString() } : {})
const known = <Value>(name: string, value: Value | null) =>
  value === null || value === '' ? {} : { [name]: value }

/** Customer for staff. */
export function customerView(row: CustomerRow, currency: string) {
  const seen = [row.lastOrderAt, row.lastLoginAt].flatMap((date) => (date ? [date.getTime()] : []))
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    ...known('memberId', row.memberId),
    ...known('email', row.email),
    ...known('firstName', row.firstName),
    ...known('lastName', row.lastName),
    ...known('phone', row.phone),
    ...known('language', row.language),
    ...known('country', row.country),
    tags: [...row.tags],
    ...known('mergedIntoId', row.mergedInto),
    ordersCount: row.ordersCount,
    spent: toDecimal(row.spentMinor, currency),
    refunded: toDecimal(row.refundedMinor, currency),
    averageOrder: toDecimal(row.averageMinor, currency),
    currency,
    ...dated('firstOrderDate', row.firstOrderAt),
    ...dated('lastOrderDate', row.lastOrderAt),
    ...(seen.length ? { lastSeenDate: new Date(Math.max(...seen)).toISOString() } : {}),
    ...known('tierId', row.tierId),
    ...known('points', row.points),
    ...known('loyaltyAccountId', row.loyaltyAccountId),
  }
}

export function orderView(row: CustomerOrderRow) {
  const { currency } = row
  return {
    id: row.id,
    number: String(row.number),
    placedDate: row.placedAt.toISOString(),
    status: row.status,
    paymentStatus: row.paymentStatus,
    fulfillmentStatus: row.fulfillmentStatus,
    items: row.items,
    currency,
    total: toDecimal(row.totalMinor, currency),
    refunded: toDecimal(row.refundedMinor, currency),
  }
}
