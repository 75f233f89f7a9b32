import type { PointsRow } from '@galleria/platform-client/analytics-points'
import type { Say } from '../messages/index.ts'
import type { PointMeasure } from '../rules/points.ts'

/** Names of columns of points. */
export function pointNames(t: Say): Readonly<Record<PointMeasure, string>> {
  return {
    earned: t('loyalty.earned'),
    redeemed: t('loyalty.redeemed'),
    returned: t('loyalty.returned'),
    reversed: t('loyalty.reversed'),
    adjusted: t('loyalty.adjusted'),
    expired: t('loyalty.expired'),
  }
}

/** Kind of what moved points. */
export function kindOf(source: string, t: Say): string {
  if (source === 'RULE') return t('loyalty.kind.rule')
  if (source === 'CAMPAIGN') return t('loyalty.kind.campaign')
  if (source === 'REWARD') return t('loyalty.kind.reward')
  if (source === 'ORDER') return t('loyalty.kind.order')
  return source === 'EXPIRY' ? t('loyalty.expired') : t('loyalty.kind.adjustment')
}

/** Name of what moved points, in the page's language. */
export function sourceName({ source, key, label }: PointsRow, t: Say): string {
  if (label) return label
  if (source === 'RULE' && key === 'PURCHASE') return t('loyalty.source.purchase')
  if (source === 'RULE') return t('loyalty.source.app')
  if (source === 'ORDER')
    return key === 'REFUNDED' ? t('loyalty.source.refunded') : t('loyalty.source.changed')
  if (source === 'ADJUSTMENT' && key === 'BULK') return t('loyalty.source.bulk')
  if (source === 'ADJUSTMENT' && key === 'IMPORT') return t('loyalty.source.import')
  if (source === 'ADJUSTMENT') return t('loyalty.source.staff')
  return source === 'EXPIRY' ? t('loyalty.source.expiry') : t('label.none')
}
