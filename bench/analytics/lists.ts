type Filter = Readonly<Record<string, unknown>>

const known = { status: { $ne: 'INITIALIZED' } }
const notArchived = { $and: [known, { archived: false }] }
const page = { limit: 50 }
const newest = [{ fieldName: 'createdDate', order: 'DESC' }]

const orders = (filter: Filter, sort: readonly object[] = newest) =>
  ['/ecom/v1/orders/search', { search: { filter, sort, cursorPaging: page } }] as const
const counted = (filter: Filter) => ['/ecom/v1/orders/aggregate', { filter }] as const
const customers = (more: object) =>
  ['/customers/v1/customers/query', { query: { cursorPaging: page, ...more } }] as const

/** Words of a search: part of an email, as the list of orders asks for them. */
const words = {
  $and: [
    known,
    {
      $or: [
        'billingInfo.contactDetails.firstName',
        'billingInfo.contactDetails.lastName',
        'buyerInfo.email',
        'lineItems.productName.original',
      ].map((field) => ({ [field]: { $contains: 'buyer77' } })),
    },
  ],
}

/** Reads of the admin's lists of orders and customers, as their pages ask for them. */
export const lists = [
  ['orders, newest', ...orders(notArchived)],
  [
    'orders, highest total',
    ...orders(notArchived, [{ fieldName: 'priceSummary.total.amount', order: 'DESC' }]),
  ],
  ['orders, a number', ...orders({ $and: [known, { number: '500000' }] })],
  ['orders, words', ...orders(words)],
  ['orders, count of all', ...counted(notArchived)],
  [
    'orders, count to send',
    ...counted({
      $and: [
        known,
        { archived: false },
        {
          status: 'APPROVED',
          paymentStatus: { $in: ['PAID', 'PARTIALLY_REFUNDED'] },
          fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] },
        },
      ],
    }),
  ],
  ['orders, count of words', ...counted(words)],
  ['customers, last order', ...customers({ sort: [{ fieldName: 'lastOrderDate', order: 'DESC' }] })],
  ['customers, most spent', ...customers({ sort: [{ fieldName: 'spent', order: 'DESC' }] })],
  ['customers, returning', ...customers({ filter: { ordersCount: { $gte: 2 } } })],
  [
    'customers, words',
    '/customers/v1/customers/query',
    { query: { cursorPaging: page }, search: { expression: 'buyer77' } },
  ],
] as const
