import type { SalesRow } from '@galleria/platform-client/analytics'
import type { Say } from '../messages/index.ts'
import type { ReportName } from './reports.ts'

type Named = Pick<SalesRow, 'key' | 'label' | 'detail'>

/** Name of a row in the page's language. */
export function labelOf(name: ReportName, row: Named, t: Say, tag: string): string {
  if (name === 'channels') return channel(row.key, t)
  if (name === 'countries')
    return row.key ? (new Intl.DisplayNames(tag, { type: 'region' }).of(row.key) ?? row.key) : t('label.none')
  if (name === 'discounts') return discount(row, t)
  return row.label || (row.key ? row.key : t('label.custom'))
}

function discount({ key, label }: Named, t: Say): string {
  if (key === 'merchant') return t('label.merchant')
  return key.startsWith('coupon:') ? key.slice('coupon:'.length) : label || t('label.rule')
}

function channel(key: string, t: Say): string {
  if (key === 'WEB') return t('channel.web')
  if (key === 'POS') return t('channel.pos')
  if (key === 'BACKOFFICE_MERCHANT') return t('channel.back-office')
  if (key === 'UNSPECIFIED' || key === '') return t('label.none')
  // Names of marketplaces: EBAY, TIKTOK.
  return key
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')
}
