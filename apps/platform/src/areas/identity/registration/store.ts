import { randomUUID } from 'node:crypto'
import { emailSkeleton } from '../../../base/texts/email-key.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { emitMemberCreated } from '../events.ts'
import type { MemberRow } from '../member-row.ts'
import type { ProfileInput } from '../profile/input.ts'
import { storedProfile } from '../profile/stored-profile.ts'
import { readSettings } from '../settings-store.ts'
import type { MemberStatus } from '../tables.ts'

export async function insertMember(
  trx: Trx,
  services: Services,
  registration: Registration,
): Promise<MemberRow> {
  const { email, profile } = registration
  const stored = await storedProfile(trx, email, profile)
  const { privacyStatus = (await readSettings(trx)).defaultPrivacy } = profile
  const date = services.clock.now()
  const member = await trx
    .insertInto('members')
    .values({
      id: randomUUID(),
      contactId: randomUUID(),
      loginEmail: email,
      emailKey: registration.emailKey,
      emailSkeleton: emailSkeleton(registration.emailKey),
      loginEmailVerified: registration.emailVerified ?? false,
      passwordHash: registration.passwordHash,
      status: registration.status,
      privacyStatus,
      activityStatus: 'ACTIVE',
      title: null,
      cover: null,
      ...stored,
      revision: 1,
      createdAt: date,
      updatedAt: date,
      lastLoginAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await services.hooks.onMemberCreated(trx, {
    memberId: member.id,
    contactId: member.contactId,
    emailVerified: member.loginEmailVerified,
    date,
  })
  await emitMemberCreated(trx, member, date)
  return member
}

export interface Registration {
  readonly email: string
  readonly emailKey: string
  readonly emailVerified?: boolean
  /** Null where the member has none yet. */
  readonly passwordHash: string | null
  readonly status: MemberStatus
  readonly profile: ProfileInput
}
