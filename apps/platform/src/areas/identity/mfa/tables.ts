import type { ColumnType } from 'kysely'

/** wire §4.8 */
export const factorTypes = [
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
] as const
export type FactorType = (typeof factorTypes)[number]

/** Factors that a member can enroll. */
export const enrollable = ['SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN'] as const
export type EnrollableType = (typeof enrollable)[number]

export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN'

type Unset<T> = ColumnType<T | null, T | null | undefined>

export interface FactorTables {
  factors: {
    id: string
    memberId: string
    type: EnrollableType
    name: string | null
    phone: Unset<string>
    /** Secret of an authenticator app. */
    sealedSecret: Unset<Buffer>
    /** The last half minute whose code was used; none is taken twice (RFC 6238 §5.2). */
    lastStep: Unset<number>
    credentialId: Unset<string>
    publicKey: Unset<Buffer>
    counter: Unset<number>
    transports: ColumnType<readonly string[] | null, readonly string[] | null | undefined>
    rpId: Unset<string>
    createdAt: Date
    lastUsedAt: Unset<Date>
  }
  enrollments: {
    id: string
    memberId: string
    type: EnrollableType
    sealedSecret: Unset<Buffer>
    codeHash: Unset<Buffer>
    phone: Unset<string>
    challenge: Unset<string>
    rpId: Unset<string>
    attempts: number
    expiresAt: Date
    usedAt: Unset<Date>
  }
  recoveryCodes: { hash: Buffer; memberId: string; usedAt: Unset<Date> }
  /** A login that has proven one thing and must prove another. */
  secondSteps: {
    id: string
    /** Hash of the state token, which changes with every challenge. */
    hash: Buffer
    memberId: string
    visitorId: string | null
    proven: ColumnType<readonly FactorType[]>
    /** Factors that the site lends to a member who has none. */
    byRule: ColumnType<readonly FactorType[]>
    reason: MfaReason
    factorType: Unset<FactorType>
    codeHash: Unset<Buffer>
    challengeId: Unset<string>
    challenge: Unset<string>
    rpId: Unset<string>
    attempts: number
    sent: number
    expiresAt: Date
    usedAt: Unset<Date>
  }
  pushRequests: {
    id: string
    hash: Buffer
    secondStepId: string
    userAgent: string | null
    address: string
    createdAt: Date
    expiresAt: Date
    answer: Unset<'APPROVED' | 'DENIED'>
    answeredAt: Unset<Date>
  }
  trustedDevices: {
    hash: Buffer
    memberId: string
    userAgent: string | null
    createdAt: Date
    lastUsedAt: Date
    expiresAt: Date
  }
}
