import type { PointsMeasures, PointsRow, PointsWorth } from '@galleria/platform-client/analytics-points'

/** Ways in which points move, in the order of columns. */
export const pointMeasures = ['earned', 'redeemed', 'returned', 'reversed', 'adjusted', 'expired'] as const
export type PointMeasure = (typeof pointMeasures)[number]

/** Points that a rate is stated for, so that it is an amount without many zeros. */
export const RATE_OF = 100

/** Money that so many points (`RATE_OF`) are worth: as staff state it in the address, else by the best reward. */
export interface Rate {
  readonly amount: number | undefined
  readonly isStated: boolean
}

export function rateIn(query: URLSearchParams, worth: PointsWorth | null | undefined): Rate {
  const text = query.get('rate') ?? ''
  const stated = text === '' ? Number.NaN : Number(text)
  if (Number.isFinite(stated) && stated >= 0) return { amount: stated, isStated: true }
  const amount = worth ? (Number(worth.amount) / worth.points) * RATE_OF : undefined
  return { amount, isStated: false }
}

/** Value of points at a rate; undefined without one. */
export function worthOf(points: number, { amount }: Rate): number | undefined {
  return amount === undefined ? undefined : (points / RATE_OF) * amount
}

/** Share of earned points that was spent for good; undefined where nothing was earned. */
export function redemptionRate({ earned, redeemed, returned }: PointsMeasures): number | undefined {
  return earned === 0 ? undefined : (redeemed - returned) / earned
}

/** Points that a row brought in sum. */
export function netOf({ earned, redeemed, returned, reversed, adjusted, expired }: PointsMeasures): number {
  return earned - redeemed + returned - reversed + adjusted - expired
}

/** Part of an address for one thing that moved points: `REWARD-…`. */
export function idOf({ source, key }: Pick<PointsRow, 'source' | 'key'>): string {
  return encodeURIComponent(`${source}-${key}`)
}

/** Part of an address for all sources together. */
export const ALL = 'all'

/** Source that an address is about; undefined for all. */
export function filterOf(id: string): { source: string; key: string } | undefined {
  if (id === ALL) return undefined
  const [source = '', ...key] = id.split('-')
  return { source, key: key.join('-') }
}

/** Page of the loyalty program that shows what moved the points. */
export function pageOf(source: string, key: string): string {
  if (source === 'CAMPAIGN') return `/manage/loyalty/campaigns/${key}`
  if (source === 'REWARD') return key ? `/manage/loyalty/rewards/${key}` : '/manage/loyalty/rewards'
  if (source === 'RULE') return '/manage/loyalty/rules'
  if (source === 'EXPIRY') return '/manage/loyalty/program'
  return source === 'ORDER' ? '/manage/orders' : '/manage/loyalty/accounts'
}
