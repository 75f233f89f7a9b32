import { z } from '@galleria/platform-client'
import { PointsExpirationStatus, ProgramStatus } from '../../enums/loyalty.ts'
import { Image } from '../common/image.ts'
import { DateTime } from '../common/scalars.ts'

/** Spec §3 "Program", wire §4.5. */
export const LoyaltyProgram = z.object({
  name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  pointDefinition: z.nullish(z.object({ customName: z.nullish(z.string()), icon: z.nullish(Image) })),
  status: ProgramStatus,
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  pointsExpiration: z.nullish(
    z.object({
      status: z.optional(PointsExpirationStatus),
      monthsOfInactivity: z.optional(z.number()),
      expiringPointsPercentage: z.optional(z.number()),
      /** Every year on this day of UTC, where not by inactivity: the embedded platform's own. */
      yearlyOn: z.optional(z.object({ month: z.number(), day: z.number() })),
    }),
  ),
  premiumFeatures: z.optional(
    z.object({
      loyaltyProgram: z.optional(z.boolean()),
      tiers: z.optional(z.boolean()),
      pointsExpiration: z.optional(z.boolean()),
    }),
  ),
})
export type LoyaltyProgram = z.infer<typeof LoyaltyProgram>
