import { z } from '@galleria/platform-client'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** Points are whole numbers. */
const Points = z.object({
  balance: z.number(),
  earned: z.number(),
  adjusted: z.number(),
  redeemed: z.number(),
  expired: z.number(),
})

const Contact = z.object({
  id: z.nullish(Guid),
  name: z.nullish(z.string()),
  displayName: z.nullish(z.string()),
  email: z.nullish(z.string()),
  picture: z.optional(z.object({ id: z.string(), url: z.string(), height: z.number(), width: z.number() })),
})

/** Spec §3 "Account", wire §4.5. */
export const LoyaltyAccount = z.object({
  id: Guid,
  contactId: Guid,
  memberId: z.nullish(Guid),
  points: Points,
  rewardAvailable: z.boolean(),
  revision: Int64,
  /** Without an id: the base tier. */
  tier: z.nullish(
    z.object({
      id: z.nullish(Guid),
      updatedDate: z.nullish(DateTime),
      /** When time alone may change it (spec §3 "recalculation date"). */
      recalculationDate: z.nullish(DateTime),
      points: z.number(),
    }),
  ),
  contact: z.optional(Contact),
  pointsExpiration: z.nullish(
    z.object({ expirationDate: z.nullish(DateTime), expiringPointsAmount: z.number() }),
  ),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  lastActivityDate: z.nullish(DateTime),
})
export type LoyaltyAccount = z.infer<typeof LoyaltyAccount>
