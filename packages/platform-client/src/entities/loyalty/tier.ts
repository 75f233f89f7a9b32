import { z } from '@galleria/platform-client'
import { TiersProgramStatus } from '../../enums/loyalty.ts'
import { Content, Untranslated } from '../common/content.ts'
import { Image } from '../common/image.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

const TierDefinition = z.object({
  name: Content,
  description: z.nullish(Content),
  untranslated: z.optional(Untranslated),
  icon: z.nullish(Image),
})

/** Spec §3 "Tier", wire §4.5. */
export const LoyaltyTier = z.object({
  id: Guid,
  tierDefinition: TierDefinition,
  requiredPoints: z.number(),
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
})
export type LoyaltyTier = z.infer<typeof LoyaltyTier>

/** How tiers are reckoned, and the one that everybody starts in (wire §4.5). */
export const TiersProgramSettings = z.object({
  rollingWindow: z.optional(z.object({ durationInMonths: z.optional(z.number()) })),
  status: z.optional(TiersProgramStatus),
  /** Basis of counting: POINTS, or SPEND in whole units of money. An extension of the embedded platform. */
  basis: z.optional(z.string()),
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  baseTierDefinition: z.optional(z.object({ ...TierDefinition.shape, name: z.nullish(Content) })),
})
export type TiersProgramSettings = z.infer<typeof TiersProgramSettings>
