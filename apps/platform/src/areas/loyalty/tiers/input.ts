import { z } from 'zod'
import { Revision } from '../accounts/input.ts'
import { Icon } from '../program/input.ts'

const RequiredPoints = z.int().min(0).max(9_999_999)
const Name = z.string().min(1).max(50)
const Description = z.string().max(70)

/** Wire §3.6 "CreateTier". */
export const NewTier = z.object({
  tierDefinition: z.object({
    name: Name,
    description: Description.nullish(),
    icon: Icon.nullish(),
  }),
  requiredPoints: RequiredPoints,
})
export type NewTier = z.output<typeof NewTier>

/** Wire §3.6 "UpdateTier": what is not said stays. */
export const TierChange = z.object({
  id: z.string().max(50),
  revision: Revision,
  tierDefinition: z
    .object({
      name: Name.optional(),
      description: Description.nullish(),
      icon: Icon.nullish(),
    })
    .optional(),
  requiredPoints: RequiredPoints.optional(),
})
export type TierChange = z.output<typeof TierChange>

const Status = z.enum(['DISABLED', 'DRAFT', 'ACTIVE', 'PAUSED'])
const settings = {
  /** Window of the tier's points; without a duration all points count for ever. The wire has durations alone. */
  rollingWindow: z.object({ durationInMonths: z.int().min(1).max(36).nullish() }),
  basis: z.enum(['POINTS', 'SPEND']).optional(),
  baseTierDefinition: z
    .object({
      name: Name.nullish(),
      description: Description.nullish(),
      icon: Icon.nullish(),
    })
    .optional(),
}

/** Wire §3.6: DISABLED unless told. */
export const NewSettings = z.object({ ...settings, status: Status.default('DISABLED') })
export type NewSettings = z.output<typeof NewSettings>

/** Status, revision and window must be sent, and a base tier that is left out is emptied (wire §3.6). */
export const SettingsChange = z.object({ ...settings, status: Status, revision: Revision })
export type SettingsChange = z.output<typeof SettingsChange>
