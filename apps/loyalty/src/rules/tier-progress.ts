import type { LoyaltyAccount, LoyaltyTier } from '@galleria/platform-client/loyalty'

export interface TierProgress {
  /** Absent: the base tier, where it has no entry of its own. */
  readonly current?: LoyaltyTier
  /** Absent at the top. */
  readonly next?: LoyaltyTier
  readonly missing: number
  /** 0..100 of the way from the current tier to the next. */
  readonly percent: number
}

export const byRequiredPoints = (tiers: readonly LoyaltyTier[]): LoyaltyTier[] =>
  tiers.toSorted((a, b) => a.requiredPoints - b.requiredPoints)

/** The platform says which tier it is; the way to the next is counted in the tier's own points. */
export function tierProgress(
  account: Pick<LoyaltyAccount, 'tier' | 'points'>,
  tiers: readonly LoyaltyTier[],
): TierProgress {
  const sorted = byRequiredPoints(tiers)
  const points = account.tier?.points ?? account.points.earned ?? account.points.balance
  const base = sorted.find((tier) => tier.requiredPoints <= 0)
  const current = sorted.find((tier) => tier.id === account.tier?.id) ?? base
  const from = current?.requiredPoints ?? 0
  const next = sorted.find((tier) => tier.requiredPoints > from)
  if (!next) return { ...(current && { current }), missing: 0, percent: 100 }
  const done = Math.min(Math.max(points - from, 0), next.requiredPoints - from)
  return {
    ...(current && { current }),
    next,
    missing: Math.max(next.requiredPoints - points, 0),
    percent: Math.floor((done * 100) / (next.requiredPoints - from)),
  }
}
