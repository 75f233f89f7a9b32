import { defineCall, z } from '@galleria/platform-client'
import { FollowedChannel } from '../../entities/loyalty/followed-channel.ts'
import { LoyaltyProgram } from '../../entities/loyalty/program.ts'
import { LoyaltyTier, TiersProgramSettings } from '../../entities/loyalty/tier.ts'
import type { SocialChannel, TiersProgramStatus } from '../../enums/loyalty.ts'
import * as operations from '../../operations/loyalty/loyalty-program.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'

export type { FollowedChannel } from '../../entities/loyalty/followed-channel.ts'
export type { LoyaltyProgram } from '../../entities/loyalty/program.ts'
export type { LoyaltyTier, TiersProgramSettings } from '../../entities/loyalty/tier.ts'

const Program = () => z.object({ loyaltyProgram: LoyaltyProgram })
const Tier = () => z.object({ tier: LoyaltyTier })
const Settings = () => z.object({ programSettings: TiersProgramSettings })
type OneProgram = { loyaltyProgram: LoyaltyProgram }
type OneSettings = { programSettings: TiersProgramSettings }

/** One of the icons that the wire names, or a picture of the owner's (wire §3.6). */
export type Icon = NonNullable<NonNullable<LoyaltyProgram['pointDefinition']>['icon']>

/** Changes of the program; fields left out stay. Points expire after months without activity, or every year on a day (UTC). */
export interface ProgramChange {
  readonly name?: string
  readonly description?: string
  readonly pointDefinition?: { readonly customName?: string | null; readonly icon?: Icon | null }
  readonly pointsExpiration?: {
    readonly monthsOfInactivity?: number
    readonly expiringPointsPercentage?: number
    readonly yearlyOn?: { readonly month: number; readonly day: number } | null
  }
}

/** Tier as members see it; fields left out stay. */
export interface TierDefinition {
  readonly name?: string
  readonly description?: string | null
  readonly icon?: Icon | null
}

/** Without a duration everything ever counts. `basis` is the embedded platform's own. */
export interface TierSettingsInput {
  readonly status: TiersProgramStatus
  readonly rollingWindow: { readonly durationInMonths?: number | null }
  readonly basis?: 'POINTS' | 'SPEND'
  readonly baseTierDefinition?: TierDefinition
}

/** For the store's owner, as all but reading tiers and following channels (wire §3.6). */
export const updateLoyaltyProgram = /* @__PURE__ */ defineCall<{ loyaltyProgram: ProgramChange }, OneProgram>(
  operations.updateLoyaltyProgram,
  Program,
)

/** Points are earned and redeemed only while it is active (wire §3.6). */
export const activateLoyaltyProgram = /* @__PURE__ */ defineCall<undefined, OneProgram>(
  operations.activateLoyaltyProgram,
  Program,
)

/** Pauses the program: nothing is earned, redeemed or expired until it is activated again (wire §3.6). */
export const pauseLoyaltyProgram = /* @__PURE__ */ defineCall<undefined, OneProgram>(
  operations.pauseLoyaltyProgram,
  Program,
)

/** From now on points expire as the program's `pointsExpiration` says (wire §3.6). */
export const enablePointsExpiration = /* @__PURE__ */ defineCall<undefined, OneProgram>(
  operations.enablePointsExpiration,
  Program,
)

/** Points stay for ever; what has expired is not given back (wire §3.6). */
export const disablePointsExpiration = /* @__PURE__ */ defineCall<undefined, OneProgram>(
  operations.disablePointsExpiration,
  Program,
)

/** Features that the site's plan includes (wire §3.6). */
export const getLoyaltyPremiumFeatures = /* @__PURE__ */ defineCall<
  undefined,
  { loyaltyProgram: boolean; tiers: boolean; pointsExpiration: boolean }
>(operations.getLoyaltyPremiumFeatures, () =>
  z.object({ loyaltyProgram: z.boolean(), tiers: z.boolean(), pointsExpiration: z.boolean() }),
)

/** One per site that the caller may see: here, one. */
export const bulkGetLoyaltyPrograms = /* @__PURE__ */ defineCall<
  undefined,
  { programInSites: { metaSiteId: string; loyaltyProgram: LoyaltyProgram }[] }
>(operations.bulkGetLoyaltyPrograms, () =>
  z.object({
    programInSites: z.array(z.object({ metaSiteId: z.string(), loyaltyProgram: LoyaltyProgram })),
  }),
)

/** Name and points are its own alone: 409 `TIER_NAME_ALREADY_EXISTS`, `TIER_REQUIRED_POINTS_ALREADY_EXIST` (wire §3.6). */
export const createLoyaltyTier = /* @__PURE__ */ defineCall<
  { tier: { tierDefinition: TierDefinition & { readonly name: string }; requiredPoints: number } },
  { tier: LoyaltyTier }
>(operations.createLoyaltyTier, Tier)

/** Up to 20, each for itself. */
export const bulkCreateLoyaltyTiers = /* @__PURE__ */ defineCall<
  { tiers: { tierDefinition: TierDefinition & { readonly name: string }; requiredPoints: number }[] },
  BulkAnswer<LoyaltyTier>
>(operations.bulkCreateLoyaltyTiers, () => bulkAnswer(LoyaltyTier))

/** 404 where there is none (wire §3.6). */
export const getLoyaltyTier = /* @__PURE__ */ defineCall<{ tierId: string }, { tier: LoyaltyTier }>(
  operations.getLoyaltyTier,
  Tier,
)

/** Accounts follow within a minute. 409 `REVISION_MISMATCH` where somebody was faster. */
export const updateLoyaltyTier = /* @__PURE__ */ defineCall<
  { tier: { id: string; revision: string; tierDefinition?: TierDefinition; requiredPoints?: number } },
  { tier: LoyaltyTier }
>(operations.updateLoyaltyTier, Tier)

/** Its accounts go to the next lower one. */
export const deleteLoyaltyTier = /* @__PURE__ */ defineCall<
  { tierId: string; revision: string },
  Record<string, never>
>(operations.deleteLoyaltyTier, () => z.object({}))

/** Every tier, the lowest first, and the settings (wire §3.6). */
export const getTiersProgram = /* @__PURE__ */ defineCall<
  undefined,
  { tiers: LoyaltyTier[]; programSettings: TiersProgramSettings }
>(operations.getTiersProgram, () =>
  z.object({ tiers: z.array(LoyaltyTier), programSettings: TiersProgramSettings }),
)

/** Whether there are tiers, and over how long what counts is counted (wire §3.6). */
export const getTiersProgramSettings = /* @__PURE__ */ defineCall<undefined, OneSettings>(
  operations.getTiersProgramSettings,
  Settings,
)

/** 409 where there are some already. */
export const createTiersProgramSettings = /* @__PURE__ */ defineCall<
  { programSettings: Partial<Pick<TierSettingsInput, 'status'>> & Omit<TierSettingsInput, 'status'> },
  OneSettings
>(operations.createTiersProgramSettings, Settings)

/** A base tier that is left out is emptied (wire §3.6). */
export const updateTiersProgramSettings = /* @__PURE__ */ defineCall<
  { programSettings: TierSettingsInput & { readonly revision: string } },
  OneSettings
>(operations.updateTiersProgramSettings, Settings)

/** A member's own, once per channel; an app says of which account (wire §3.6). */
export const createFollowedChannel = /* @__PURE__ */ defineCall<
  { followedChannel: { channel: SocialChannel; accountId?: string } },
  { followedChannel: FollowedChannel }
>(operations.createFollowedChannel, () => z.object({ followedChannel: FollowedChannel }))

/** A member's own; an app says of which account (wire §3.6). */
export const listFollowedChannels = /* @__PURE__ */ defineCall<
  { accountId?: string } | undefined,
  { followedChannels: FollowedChannel[] }
>(operations.listFollowedChannels, () => z.object({ followedChannels: z.array(FollowedChannel) }))
