import { sortIn, timesIn, valuesIn } from '@galleria/manage'

type Filter = Readonly<Record<string, unknown>>

export const paymentStatuses = [
  'NOT_PAID',
  'PENDING',
  'PENDING_MERCHANT',
  'PARTIALLY_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'DECLINED',
  'CANCELED',
] as const
export const fulfillmentStatuses = ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED'] as const

export const tabNames = ['send', 'unpaid', 'review', 'refund', 'owed', 'canceled', 'archived'] as const
export type TabName = (typeof tabNames)[number]

const tabs: Readonly<Record<TabName, Filter>> = {
  send: {
    status: 'APPROVED',
    paymentStatus: { $in: ['PAID', 'PARTIALLY_REFUNDED'] },
    fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] },
  },
  unpaid: {
    status: 'APPROVED',
    paymentStatus: { $in: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED'] },
  },
  review: { status: 'PENDING' },
  refund: { refundRequested: true },
  // Canceled with money in it.
  owed: {
    status: 'CANCELED',
    paymentStatus: { $in: ['PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'] },
    'priceSummary.total.amount': { $gt: '0' },
  },
  canceled: { status: 'CANCELED' },
  archived: {},
}

const known = { status: { $ne: 'INITIALIZED' } }

/** Orders of a tab; none of the archive but in its own. Without a name, all. */
export function tabFilter(name?: TabName): Filter {
  return { $and: [known, { archived: name === 'archived' }, ...(name ? [tabs[name]] : [])] }
}

/** Filter of the list that an address asks for; a search by words looks into the archive too. */
export function filterOf(query: URLSearchParams, timeZone: string): Filter {
  const [tab] = valuesIn(query, 'tab', tabNames)
  const text = wordsIn(query)
  const payment = valuesIn(query, 'payment', paymentStatuses)
  const fulfillment = valuesIn(query, 'fulfillment', fulfillmentStatuses)
  const tag = query.get('tag')?.trim().slice(0, 50)
  const member = query.get('member')?.trim().slice(0, 50)
  const created = timesIn(query, timeZone)
  const all: Filter[] = [known]
  if (!text || tab === 'archived') all.push({ archived: tab === 'archived' })
  if (tab) all.push(tabs[tab])
  if (payment.length) all.push({ paymentStatus: { $in: payment } })
  if (fulfillment.length) all.push({ fulfillmentStatus: { $in: fulfillment } })
  if (query.get('hold') === 'yes') all.push({ onHold: true })
  if (tag) all.push({ 'tags.privateTags.tagIds': { $hasSome: [tag] } })
  if (member) all.push({ 'buyerInfo.memberId': member })
  if (created) all.push({ createdDate: created })
  if (text) all.push(like(text))
  return { $and: all }
}

const wordsIn = (query: URLSearchParams) => query.get('q')?.trim().slice(0, 100) ?? ''

/** By number, email, name of the buyer, or of a product. */
function like(text: string): Filter {
  if (/^#?\d{1,15}$/.test(text)) return { number: text.replace('#', '') }
  const [first = '', ...rest] = text.split(/\s+/)
  const fields = [
    'billingInfo.contactDetails.firstName',
    'billingInfo.contactDetails.lastName',
    'buyerInfo.email',
    'lineItems.productName.original',
  ]
  const any: Filter[] = fields.map((name) => ({ [name]: { $contains: text } }))
  if (rest.length)
    any.push({
      'billingInfo.contactDetails.firstName': { $contains: first },
      'billingInfo.contactDetails.lastName': { $contains: rest.join(' ') },
    })
  return { $or: any }
}

const fields: Readonly<Record<string, string>> = {
  number: 'number',
  date: 'createdDate',
  total: 'priceSummary.total.amount',
  email: 'buyerInfo.email',
}

/** Newest first, unless the address says otherwise. */
export function sortOf(query: URLSearchParams) {
  const sort = sortIn(query, Object.keys(fields)) ?? { name: 'date', isDescending: true }
  const order = sort.isDescending ? ('DESC' as const) : ('ASC' as const)
  return [{ fieldName: fields[sort.name] ?? 'createdDate', order }]
}
