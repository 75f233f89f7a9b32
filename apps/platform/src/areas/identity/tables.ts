import type { ColumnType } from 'kysely'
import type { FactorTables, FactorType } from './mfa/tables.ts'

export interface MemberContact {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly addresses: readonly Readonly<Record<string, unknown>>[]
  readonly birthdate?: string | null
  readonly company?: string | null
  readonly jobTitle?: string | null
  readonly customFields?: Readonly<
    Record<string, { readonly name?: string | null; readonly value?: unknown }>
  >
  /** Tags of contact entries (spec §3): e-mails and phones by their value, addresses by their id. */
  readonly tags?: MemberTags
}

/** Fields of the wire's identity that a member's profile and contact have no place for (wire §4.7). */
export interface IdentityExtras {
  readonly labels?: readonly string[]
  /** A BCP 47 tag; letters come in it. */
  readonly language?: string
  readonly subscription?: boolean
  readonly vatId?: string
  /** Countries by the phones they are of. */
  readonly phoneCountries?: Readonly<Record<string, string>>
}

export interface MemberTags {
  readonly emails?: Readonly<Record<string, string>>
  readonly phones?: Readonly<Record<string, string>>
  readonly addresses?: Readonly<Record<string, string>>
}

export interface MemberImage {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  /** Position of the cover's crop. */
  readonly offsetX?: number
  readonly offsetY?: number
}

type MemberRole = 'MEMBER' | 'OWNER' | 'CONTRIBUTOR'
export type MemberStatus = 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'

interface Proof {
  hash: Buffer
  memberId: string
  expiresAt: Date
  usedAt: ColumnType<Date | null, Date | null | undefined>
}

export interface IdentityTables extends FactorTables {
  members: {
    id: string
    contactId: string
    loginEmail: string
    /** Canonical form of the address; two spellings of one mailbox meet here. */
    emailKey: string
    /** The key with letters that look like others' made equal. Unique too. */
    emailSkeleton: ColumnType<string | null, string | null | undefined>
    loginEmailVerified: boolean
    /** Null until the member has chosen a password. */
    passwordHash: string | null
    status: MemberStatus
    /** UNDEFINED of one who never chose: seen by nobody, as PRIVATE is (spec §3 "Privacy status"). */
    privacyStatus: 'PUBLIC' | 'PRIVATE' | 'UNDEFINED'
    activityStatus: 'ACTIVE' | 'MUTED'
    nickname: string | null
    slug: string
    title: string | null
    photo: ColumnType<MemberImage | null>
    cover: ColumnType<MemberImage | null>
    contact: ColumnType<MemberContact>
    identityProfile: ColumnType<IdentityExtras | null, IdentityExtras | null | undefined>
    revision: number
    createdAt: Date
    updatedAt: Date
    lastLoginAt: Date | null
    /** Role in the community (spec §3). */
    role: ColumnType<MemberRole, MemberRole | undefined>
  }
  /** One sign-in, or one anonymous visit: a refresh token and the access tokens made from it. */
  tokenFamilies: {
    id: string
    clientId: string
    visitorId: string | null
    memberId: string | null
    refreshHash: Buffer
    authenticatedAt: Date | null
    createdAt: Date
    idleUntil: Date
    expiresAt: Date
    revokedAt: ColumnType<Date | null, Date | null | undefined>
    /** A program's, with neither visitor nor member. */
    appId: ColumnType<string | null, string | null | undefined>
    userAgent: ColumnType<string | null, string | null | undefined>
    address: ColumnType<string | null, string | null | undefined>
    lastSeenAt: ColumnType<Date | null, Date | null | undefined>
  }
  /** One row, `id` 1. */
  visitKeys: { id: number; nonce: Buffer }
  /** Refresh tokens that were renewed, where they rotate. */
  spentRefreshTokens: { hash: Buffer; familyId: string; spentAt: Date }
  accessTokens: {
    hash: Buffer
    familyId: string
    expiresAt: Date
    /** Staff user for whom the member of the session then speaks. */
    userId: ColumnType<string | null, string | null | undefined>
  }
  sessionTokens: Proof & { visitorId: string | null; authenticatedAt: Date }
  authorizationCodes: Proof & {
    clientId: string
    redirectUri: string | null
    codeChallenge: string
    visitorId: string | null
    authenticatedAt: Date
    /** Token family made from the code, so that a second use can revoke it. */
    familyId: ColumnType<string | null, string | null | undefined>
  }
  loginAttempts: { account: Buffer; windowStartedAt: Date; attempts: number; lastAt: Date | null }
  verifications: Proof & {
    visitorId: string | null
    codeHash: Buffer
    attempts: number
    sent: number
    proven: ColumnType<readonly FactorType[], readonly FactorType[] | undefined>
    /** False where an address is only confirmed, and nobody signs in. */
    endsInSession: ColumnType<boolean, boolean | undefined>
  }
  /** `returnUrl`: the registered page of the store to go on to. Of nobody where the address was unknown. */
  recoveries: Omit<Proof, 'memberId'> & { memberId: string | null; returnUrl: string | null }
  signInLog: {
    id: string
    event: SignInEvent
    memberId: string | null
    account: Buffer | null
    address: string
    userAgent: string | null
    details: ColumnType<Readonly<Record<string, unknown>>>
    createdAt: Date
  }
  solvedCaptchas: { hash: Buffer; expiresAt: Date }
}

export type SignInEvent =
  | 'REGISTERED'
  | 'SIGNED_IN'
  | 'LOGIN_FAILED'
  | 'SECOND_FACTOR_FAILED'
  | 'FACTOR_ADDED'
  | 'FACTOR_REMOVED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RECOVERED'
  | 'SESSION_ENDED'
  | 'REFRESH_TOKEN_REUSED'
