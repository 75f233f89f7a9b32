import type { SalesGroup, SalesRow } from '@galleria/platform-client/analytics'

export type Measure = Exclude<keyof SalesRow, 'key' | 'label' | 'detail'>

const counts: readonly Measure[] = ['orders', 'units', 'returnedUnits']
export const isMoney = (measure: Measure) => !counts.includes(measure)

/** Measures that the platform sorts rows by. */
export const isSortable = (measure: Measure) => measure !== 'net'

export interface Report {
  readonly group: SalesGroup
  readonly measures: readonly Measure[]
  /** Order until somebody chooses. */
  readonly sort: Measure
  /** A row has a page of its own. */
  readonly hasPages: boolean
}

const ofOrders = [
  'orders',
  'units',
  'gross',
  'discounts',
  'shipping',
  'tax',
  'total',
  'refunds',
  'net',
] as const
const ofGoods = ['units', 'gross', 'discounts', 'total', 'returned', 'net'] as const

/** Reports of sales: rows, their columns and their order. */
export const reports = {
  products: { group: 'PRODUCT', measures: ['orders', ...ofGoods], sort: 'total', hasPages: true },
  collections: { group: 'COLLECTION', measures: ofGoods, sort: 'total', hasPages: false },
  channels: { group: 'CHANNEL', measures: ofOrders, sort: 'total', hasPages: true },
  countries: { group: 'COUNTRY', measures: ofOrders, sort: 'total', hasPages: true },
  discounts: {
    group: 'DISCOUNT',
    measures: ['orders', 'discounts', 'total', 'refunds', 'net'],
    sort: 'discounts',
    hasPages: true,
  },
  returns: {
    group: 'PRODUCT',
    measures: ['units', 'returnedUnits', 'total', 'returned'],
    sort: 'returnedUnits',
    hasPages: false,
  },
} as const satisfies Readonly<Record<string, Report>>
export type ReportName = keyof typeof reports
