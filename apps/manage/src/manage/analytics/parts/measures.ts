import type { Say } from '../messages/index.ts'
import type { Measure } from '../rules/reports.ts'

/** Names of columns. */
export function measureNames(t: Say): Readonly<Record<Measure, string>> {
  return {
    orders: t('measure.orders'),
    units: t('measure.units'),
    gross: t('measure.gross'),
    discounts: t('measure.discounts'),
    shipping: t('measure.shipping'),
    tax: t('measure.tax'),
    fees: t('measure.fees'),
    total: t('measure.total'),
    refunds: t('measure.refunds'),
    net: t('measure.net'),
    returnedUnits: t('measure.returned-units'),
    returned: t('measure.returned'),
  }
}

export function reportTitles(t: Say) {
  return {
    products: t('products.title'),
    collections: t('collections.title'),
    channels: t('channels.title'),
    countries: t('countries.title'),
    discounts: t('discounts.title'),
    returns: t('returns.title'),
  }
}

/** Headers of the first column. */
export function rowTitles(t: Say) {
  return {
    products: t('column.product'),
    collections: t('column.collection'),
    channels: t('column.channel'),
    countries: t('column.country'),
    discounts: t('column.discount'),
    returns: t('column.product'),
  }
}
