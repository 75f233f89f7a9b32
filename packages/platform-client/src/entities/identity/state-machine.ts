import { z } from '@galleria/platform-client'
import { FactorStatus, FactorType, MfaReason, StateType } from '../../enums/identity.ts'
import { Guid } from '../common/scalars.ts'
import { AdditionalData, Identity } from './identity.ts'

const factors = {
  availableFactors: z.optional(
    z.array(z.object({ factorType: z.optional(FactorType), factorStatus: z.optional(FactorStatus) })),
  ),
  reason: z.optional(MfaReason),
}

const Challenge = z.object({
  pushData: z.optional(z.object({ transactionId: z.optional(z.string()) })),
  webauthnData: z.optional(
    z.object({
      challengeId: z.optional(Guid),
      publicKeyCredentialRequestOptionsJson: z.optional(z.string()),
    }),
  ),
  hint: z.nullish(z.string()),
})

/** Answer of register, login, verify and recover (spec §4, wire §4.8). */
export const StateMachine = z.object({
  state: z.optional(StateType),
  sessionToken: z.nullish(z.string()),
  stateToken: z.nullish(z.string()),
  identity: z.nullish(Identity),
  additionalData: z.nullish(AdditionalData),
  requireMfaData: z.nullish(z.object(factors)),
  mfaChallengeData: z.nullish(
    z.object({
      factorType: z.optional(FactorType),
      verificationChallengeData: z.optional(Challenge),
      ...factors,
    }),
  ),
})
export type StateMachine = z.infer<typeof StateMachine>
