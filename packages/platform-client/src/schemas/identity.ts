import { z } from '@galleria/platform-client'

const text = z.nullish(z.string())
const mfa = z.nullish(
  z.object({
    factorType: text,
    availableFactors: z.optional(z.array(z.object({ factorType: text, factorStatus: text }))),
    reason: text,
    verificationChallengeData: z.nullish(
      z.object({
        pushData: z.nullish(z.object({ transactionId: text })),
        webauthnData: z.nullish(z.object({ challengeId: text, publicKeyCredentialRequestOptionsJson: text })),
        /** Address or number that a code was sent to, partly hidden. */
        hint: text,
      }),
    ),
  }),
)

/** Answer of register, login, verify and recover (wire §4.8). */
export const StateMachine = z.object({
  /** SUCCESS, REQUIRE_OWNER_APPROVAL, REQUIRE_EMAIL_VERIFICATION, …; anything else means 'Unknown _state'. */
  state: z.optional(z.string()),
  sessionToken: text,
  stateToken: text,
  identity: z.nullish(z.looseObject({ id: z.optional(z.string()) })),
  additionalData: z.nullish(z.dictionary(z.unknown())),
  /** In REQUIRE_MFA: what may be chosen from. */
  requireMfaData: mfa,
  /** In MFA_CHALLENGE: what was sent. */
  mfaChallengeData: mfa,
})
export type StateMachine = z.infer<typeof StateMachine>
