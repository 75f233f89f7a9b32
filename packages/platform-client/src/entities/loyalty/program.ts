import { z } from '@galleria/platform-client'
import { PointsExpirationStatus, ProgramStatus } from '../../enums/loyalty.ts'
import { Content, Untranslated } from '../common/content.ts'
import { Image } from '../common/image.ts'
import { DateTime } from '../common/scalars.ts'

/** Spec §3 "Program", wire §4.5. */
export const LoyaltyProgram = z.object({
  name: z.nullish(Content),
  description: z.nullish(Content),
  untranslated: z.optional(Untranslated),
  pointDefinition: z.nullish(z.object({ customName: z.nullish(Content), icon: z.nullish(Image) })),
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
