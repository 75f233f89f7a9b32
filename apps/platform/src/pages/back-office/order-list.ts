import type { OrderSearch } from '../../areas/orders/index.ts'

export const here = '/_hosted/back-office/orders'
export const PAGE = 25

export const lists = {
  status: ['APPROVED', 'PENDING', 'CANCELED', 'REJECTED'],
  paymentStatus: [
    'NOT_PAID',
    'PENDING',
    'PENDING_MERCHANT',
    'PARTIALLY_PAID',
    'PAID',
    'PARTIALLY_REFUNDED',
    'FULLY_REFUNDED',
    'DECLINED',
    'CANCELED',
  ],
  fulfillmentStatus: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED'],
} as const
export type Filter = keyof typeof lists
export const labels = { status: 'Order', paymentStatus: 'Payment', fulfillmentStatus: 'Delivery' } as const

/** Daily views of staff, one press away. */
export const views = [
  ['', 'All'],
  ['send', 'To ship'],
  ['decide', 'Needs review'],
  ['unpaid', 'Not paid'],
  ['refund', 'Refund requested'],
  ['owed', 'To refund'],
  ['archived', 'Archived'],
] as const

const filters: Readonly<Record<string, object>> = {
  send: {
    status: 'APPROVED',
    paymentStatus: { $in: ['PAID', 'PARTIALLY_REFUNDED'] },
    fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] },
  },
  decide: { status: 'PENDING' },
  // Canceled with money in it.
  owed: {
    status: 'CANCELED',
    paymentStatus: { $in: ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'] },
    'priceSummary.total.amount': { $gt: '0' },
  },
  unpaid: {
    status: 'APPROVED',
    paymentStatus: { $in: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED'] },
  },
}

/** The address of the list as a search of the API; `asking` are orders whose buyers ask for money back. */
export function searchOf(params: URLSearchParams, asking: readonly string[]): Pick<OrderSearch, 'filter'> {
  const view = params.get('view') ?? ''
  const chosen = (Object.keys(lists) as Filter[]).flatMap((name) => {
    const value = params.get(name)
    return value && (lists[name] as readonly string[]).includes(value) ? [{ [name]: value }] : []
  })
  // Pending decisions are what staff look for: a filter by status brings all.
  const all = params.get('status') ? [] : [{ status: { $ne: 'INITIALIZED' } }]
  const text = textIn(params)
  // A search finds an order in the archive, too.
  const archiveFilter = text && view !== 'archived' ? [] : [{ archived: view === 'archived' }]
  const wanted = Object.hasOwn(filters, view)
    ? [filters[view]]
    : view === 'refund'
      ? [{ id: { $in: asking } }]
      : []
  return { filter: { $and: [...chosen, ...all, ...wanted, ...archiveFilter, ...like(text), {}] } }
}

export const textIn = (params: URLSearchParams) => params.get('q')?.trim().slice(0, 100) ?? ''

function like(text: string): object[] {
  if (!text) return []
  if (/^#?\d{1,15}$/.test(text)) return [{ number: text.replace('#', '') }]
  const [first = '', ...rest] = text.split(/\s+/)
  const fields = [
    'billingInfo.contactDetails.firstName',
    'billingInfo.contactDetails.lastName',
    'buyerInfo.email',
  ]
  const any: object[] = fields.map((name) => ({ [name]: { $contains: text } }))
  if (rest.length)
    any.push({
      'billingInfo.contactDetails.firstName': { $contains: first },
      'billingInfo.contactDetails.lastName': { $contains: rest.join(' ') },
    })
  return [{ $or: any }]
}
