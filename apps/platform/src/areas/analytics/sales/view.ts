import type { SalesMeasures, SalesRow } from '@galleria/platform-client/entities/analytics'
import { toDecimal } from '../../../domain/money/money.ts'
import type { SalesRowFound } from './store/report.ts'

/** Rows of goods are reduced by what came back of these goods, all others by the money that was given back. */
export type Reduced = 'refunds' | 'returned'

export function measuresView(row: SalesRowFound, currency: string, reduced: Reduced): SalesMeasures {
  const money = (minor: number) => toDecimal(minor, currency)
  return {
    orders: row.orders,
    units: row.units,
    gross: money(row.gross),
    discounts: money(row.discounts),
    shipping: money(row.shipping),
    tax: money(row.tax),
    fees: money(row.fees),
    total: money(row.total),
    refunds: money(row.refunds),
    net: money(row.total - row[reduced]),
    returnedUnits: row.returnedUnits,
    returned: money(row.returned),
  }
}

export function rowView(row: SalesRowFound, currency: string, reduced: Reduced): SalesRow {
  const { key, label, detail } = row
  return { key, label, ...(detail ? { detail } : {}), ...measuresView(row, currency, reduced) }
}

export const nothing: Omit<SalesRowFound, 'key'> = {
  ...{ label: '', detail: null, orders: 0, units: 0, gross: 0, discounts: 0, shipping: 0, tax: 0, fees: 0 },
  ...{ total: 0, refunds: 0, returnedUnits: 0, returned: 0 },
}
