import { z } from '@galleria/platform-client'
import { PointsSource } from '../../enums/loyalty.ts'
import { Decimal, Guid } from '../common/scalars.ts'

const moved = {
  /** Entries of the ledger. */
  entries: z.number(),
  earned: z.number(),
  redeemed: z.number(),
  /** Came back for coupons that bought nothing. */
  returned: z.number(),
  /** Taken back with refunded or changed orders, less what changed orders gained. */
  reversed: z.number(),
  /** Given and taken by staff and imports. */
  adjusted: z.number(),
  expired: z.number(),
}

/** Points that moved; `outstanding` is what all accounts had together at the end, left out where the rows are of one rule or reward. */
export const PointsMeasures = z.object({ ...moved, outstanding: z.nullish(z.number()) })
export type PointsMeasures = z.infer<typeof PointsMeasures>

/** Points of one day, week or month, or of what moved them: `key` is the ID of a rule, campaign or reward, else a kind (an activity, `REFUNDED`, `IMPORT`). */
export const PointsRow = z.object({
  key: z.string(),
  source: z.nullish(PointsSource),
  label: z.nullish(z.string()),
  ...PointsMeasures.shape,
})
export type PointsRow = z.infer<typeof PointsRow>

/** The most that points are worth: so many buy this amount of the shop's currency by this reward. */
export const PointsWorth = z.object({
  points: z.number(),
  amount: Decimal,
  rewardId: Guid,
  name: z.string(),
})
export type PointsWorth = z.infer<typeof PointsWorth>

/** Account whose points moved, with its balance now. */
export const PointsAccountRow = z.object({
  accountId: Guid,
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  balance: z.number(),
  ...moved,
})
export type PointsAccountRow = z.infer<typeof PointsAccountRow>
