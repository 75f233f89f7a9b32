import type { Message } from '@galleria/i18n'
import { key } from '../messages/index.ts'

interface OrderFilter {
  readonly name: string
  readonly label: Message
  /** Filter in the platform's query language (wire §1.9). */
  readonly filter: Readonly<Record<string, unknown>>
}

/** Adds pending and rejected orders: the platform lists them only when their status is requested (wire §3.3). */
const placed = { status: { $in: ['APPROVED', 'PENDING', 'CANCELED', 'REJECTED'] } }
const stands = { status: 'APPROVED' }

/** Filters of the order list; the first shows all orders. */
export const orderFilters: readonly OrderFilter[] = [
  { name: '', label: key('orders.all'), filter: placed },
  {
    name: 'open',
    label: key('orders.open'),
    filter: { ...stands, fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } },
  },
  {
    name: 'unpaid',
    label: key('orders.unpaid'),
    filter: {
      status: { $in: ['APPROVED', 'PENDING'] },
      paymentStatus: { $in: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED'] },
    },
  },
  {
    name: 'delivered',
    label: key('orders.delivered'),
    filter: { ...stands, fulfillmentStatus: 'FULFILLED' },
  },
  { name: 'ended', label: key('orders.ended'), filter: { status: { $in: ['CANCELED', 'REJECTED'] } } },
]

/** Filter by its name in the address; an unknown name gives all orders. */
export function orderFilter(name: string | null): OrderFilter {
  return orderFilters.find((each) => each.name === name) ?? (orderFilters[0] as OrderFilter)
}
