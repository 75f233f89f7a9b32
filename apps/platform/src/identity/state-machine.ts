import { after } from '../clock.ts'
import type { Db } from '../database.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { MemberRow } from './members.ts'

/** Answer of register, login, verify and recover (wire §4.8). */
export interface StateMachine {
  readonly state: 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION'
  readonly sessionToken?: string
  readonly stateToken?: string
  readonly identity: object
  readonly additionalData: object
}

const SESSION_TOKEN_SECONDS = 5 * 60

/** Proof of who just signed in; good for one authorization code. */
export async function succeed(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  member: MemberRow,
  visitorId: string | null,
): Promise<StateMachine & { sessionToken: string }> {
  const sessionToken = newSecret()
  await db
    .insertInto('sessionTokens')
    .values({
      hash: hashSecret(sessionToken),
      memberId: member.id,
      visitorId,
      authenticatedAt: clock.now(),
      expiresAt: after(clock, SESSION_TOKEN_SECONDS),
    })
    .execute()
  await db.updateTable('members').set({ lastLoginAt: clock.now() }).where('id', '=', member.id).execute()
  return { state: 'SUCCESS', sessionToken, identity: toIdentity(member), additionalData: {} }
}

/** wire §4.7 */
export function toIdentity(member: MemberRow): object {
  const { firstName, lastName } = member.contact
  const status = { PENDING: 'PENDING', APPROVED: 'ACTIVE', BLOCKED: 'BLOCKED', OFFLINE: 'OFFLINE' }[
    member.status
  ]
  return {
    id: member.id,
    revision: String(member.revision),
    createdDate: member.createdAt,
    updatedDate: member.updatedAt,
    connections: [],
    identityProfile: {
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      nickname: member.nickname,
      picture: member.photo?.url ?? null,
      slug: member.slug,
      labels: [],
      customFields: [],
      secondaryEmails: [],
      phonesV2: [],
      addresses: [],
      privacyStatus: member.privacyStatus,
    },
    email: { address: member.loginEmail, isVerified: member.loginEmailVerified },
    status: { name: status, reasons: [] },
    factors: [],
  }
}
