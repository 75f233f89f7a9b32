import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import { isUniqueViolation, type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { tellMemberCreated } from '../../members/events.ts'
import { readSettings } from '../../members/settings/settings.ts'
import type { MemberRow } from '../member-row.ts'
import type { ProfileInput } from '../profile/input.ts'
import { keptProfile } from '../profile/keep.ts'
import type { MemberStatus } from '../tables.ts'
import { emailSkeleton } from './email.ts'

export interface Registration {
  readonly email: string
  readonly emailKey: string
  readonly emailVerified?: boolean
  /** Null where the member has none yet. */
  readonly passwordHash: string | null
  readonly status: MemberStatus
  readonly profile: ProfileInput
}

/** Adds a member with a contact of its own; other areas add theirs, and `also` the rest, in the same transaction. */
export async function createMember<T>(
  services: Services,
  registration: Registration,
  also: (trx: Trx, member: MemberRow) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(services.db, async (trx) =>
        also(trx, await insertMember(trx, services, registration)),
      )
    } catch (error) {
      if (
        isUniqueViolation(error, 'members_email_key_key') ||
        isUniqueViolation(error, 'members_by_email_skeleton')
      ) {
        throw applicationError(409, '-19995', 'A member with this email address exists already')
      }
      // Somebody took the same slug between our look and our insert.
      if (!isUniqueViolation(error, 'members_slug_key') || attempt === 3) throw error
    }
  }
}

async function insertMember(trx: Trx, services: Services, registration: Registration): Promise<MemberRow> {
  const { email, profile } = registration
  const kept = await keptProfile(trx, email, profile)
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
      ...kept,
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
  await tellMemberCreated(trx, member, date)
  return member
}
