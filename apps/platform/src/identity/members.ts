import { randomBytes, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isUniqueViolation, jsonb, type Trx, transaction } from '../database.ts'
import { applicationError } from '../errors.ts'
import { emit } from '../outbox.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../tables.ts'

export type MemberRow = Selectable<Tables['members']>

export interface Profile {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly nickname?: string | undefined
}

export interface Registration {
  readonly email: string
  readonly emailKey: string
  readonly passwordHash: string
  readonly profile: Profile
  /** What else belongs to the same moment, in the same transaction. */
  readonly also?: (trx: Trx, member: MemberRow) => Promise<void>
}

/** Adds a member with a contact of its own; other areas add theirs in the same transaction. */
export async function createMember(services: Services, registration: Registration): Promise<MemberRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(services.db, (trx) => insertMember(trx, services, registration))
    } catch (error) {
      if (isUniqueViolation(error, 'members_email_key_key')) {
        throw applicationError(409, '-19995', 'A member with this email address exists already')
      }
      // Somebody took the same slug between our look and our insert.
      if (!isUniqueViolation(error, 'members_slug_key') || attempt === 3) throw error
    }
  }
}

async function insertMember(trx: Trx, services: Services, registration: Registration): Promise<MemberRow> {
  const { email, profile } = registration
  const date = services.clock.now()
  const nickname = profile.nickname ?? (profile.firstName || email.slice(0, email.lastIndexOf('@')))
  const member = await trx
    .insertInto('members')
    .values({
      id: randomUUID(),
      contactId: randomUUID(),
      loginEmail: email,
      emailKey: registration.emailKey,
      loginEmailVerified: false,
      passwordHash: registration.passwordHash,
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      activityStatus: 'ACTIVE',
      nickname,
      slug: await freeSlug(trx, nickname),
      title: null,
      photo: null,
      cover: null,
      contact: jsonb({
        firstName: profile.firstName ?? null,
        lastName: profile.lastName ?? null,
        phones: [],
        emails: [email],
        addresses: [],
      }),
      revision: 1,
      createdAt: date,
      updatedAt: date,
      lastLoginAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await services.hooks.onMemberCreated(trx, { memberId: member.id, contactId: member.contactId, date })
  await emit(trx, { type: 'wix.members.v1.member_created', entityId: member.id, date })
  await registration.also?.(trx, member)
  return member
}

const reserved = new Set(['my', 'me', 'admin', 'api', 'query', 'bulk', 'join-community', 'leave-community'])

async function freeSlug(trx: Trx, nickname: string): Promise<string> {
  const plain = nickname
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const wanted = plain.slice(0, 60) || 'member'
  const taken = await trx.selectFrom('members').select('id').where('slug', '=', wanted).executeTakeFirst()
  return taken || reserved.has(wanted) ? `${wanted}-${randomBytes(3).toString('hex')}` : wanted
}
