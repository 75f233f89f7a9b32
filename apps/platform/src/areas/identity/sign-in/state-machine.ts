import { newSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import { forgetAttempts } from '../attempts/store.ts'
import type { MemberRow } from '../member-row.ts'
import type { FactorType, MfaReason } from '../mfa/tables.ts'
import { identityOf } from '../profile/view.ts'
import { insertSessionToken } from '../tokens/store/session-tokens.ts'
import { logSignIn } from './sign-in-log.ts'
import { updateLastLogin } from './store.ts'

export interface AvailableFactor {
  readonly factorType: FactorType
  readonly factorStatus: 'ENABLED' | 'ENABLED_BY_RULE' | 'DISABLED_BY_RULE'
}

interface Choice {
  readonly availableFactors: readonly AvailableFactor[]
  readonly reason: MfaReason
}

export interface Challenge {
  readonly pushData?: { readonly transactionId: string }
  readonly webauthnData?: {
    readonly challengeId: string
    readonly publicKeyCredentialRequestOptionsJson: string
  }
  /** Masked destination of the code: `•••• 42`. */
  readonly hint?: string
}

/** Answer of register, login, verify and recover (wire §4.8). */
export interface StateMachine {
  readonly state:
    | 'SUCCESS'
    | 'REQUIRE_OWNER_APPROVAL'
    | 'REQUIRE_EMAIL_VERIFICATION'
    | 'REQUIRE_MFA'
    | 'MFA_CHALLENGE'
  readonly sessionToken?: string
  readonly stateToken?: string
  readonly identity: object
  readonly additionalData: Readonly<Record<string, { readonly strValue: string }>>
  readonly requireMfaData?: Choice
  readonly mfaChallengeData?: Choice & {
    readonly factorType: FactorType
    readonly verificationChallengeData: Challenge
  }
}

/** Member during a sign-in, with the factors proven so far. */
export interface Arrival {
  readonly member: MemberRow
  /** Visitor id before the sign-in, so that the cart can follow. */
  readonly visitorId: string | null
  readonly proven: readonly FactorType[]
  readonly client: Client
  /** Token of a remembered device. */
  readonly deviceToken?: string | undefined
}

/** Proof of who just signed in; good for one authorization code. */
export async function succeed(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { member, visitorId, proven, client }: Arrival,
): Promise<StateMachine & { sessionToken: string }> {
  const sessionToken = newSecret()
  const now = clock.now()
  await insertSessionToken(db, { sessionToken, memberId: member.id, visitorId, now, clock })
  await updateLastLogin(db, now, member.id)
  await forgetAttempts(db, `second:${member.id}`)
  await forgetAttempts(db, `account:${member.emailKey}`)
  await logSignIn(db, clock, { event: 'SIGNED_IN', memberId: member.id, client, details: { proven } })
  return { state: 'SUCCESS', sessionToken, identity: await identityOf(db, member, now), additionalData: {} }
}
