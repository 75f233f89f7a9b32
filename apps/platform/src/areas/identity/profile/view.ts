import type { Db } from '../../../data/database.ts'
import type { MemberRow } from '../member-row.ts'
import { findFactorTypes, findOpenEnrollments } from './store.ts'

/** Why somebody who signs in has to wait, beside what their row says. */
interface Waiting {
  readonly forVerification?: boolean
}

/** An identity whose owner has not yet proven all that is asked, without anything that others must not read (wire §4.7). */
export function unprovenIdentity(member: MemberRow, waiting: Waiting = {}): object {
  return {
    id: member.id,
    revision: String(member.revision),
    createdDate: member.createdAt,
    updatedDate: member.updatedAt,
    connections: [],
    identityProfile: { nickname: member.nickname, slug: member.slug, privacyStatus: member.privacyStatus },
    email: { address: member.loginEmail, isVerified: member.loginEmailVerified },
    status: statusOf(member, waiting),
    factors: [],
  }
}

/** All that is known of a member who has proven who they are, or who was just made (wire §4.7). */
export async function identityOf(
  db: Db,
  member: MemberRow,
  now: Date,
  waiting: Waiting = {},
): Promise<object> {
  return {
    ...unprovenIdentity(member, waiting),
    identityProfile: profileOf(member),
    factors: await factorViews(db, member.id, now),
  }
}

/**
 * Identity of a member who has not finished signing in: complete where they never signed in before, because they entered all
 * of it just now; else without the data that a second proof still guards.
 */
export async function waitingIdentity(
  db: Db,
  member: MemberRow,
  now: Date,
  waiting: Waiting = {},
): Promise<object> {
  return member.lastLoginAt ? unprovenIdentity(member, waiting) : identityOf(db, member, now, waiting)
}

function statusOf({ status }: MemberRow, { forVerification = false }: Waiting) {
  const reasons = [
    ...(status === 'PENDING' ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : []),
    ...(forVerification ? ['PENDING_EMAIL_VERIFICATION_REQUIRED'] : []),
  ]
  if (reasons.length) return { name: 'PENDING', reasons }
  const names = { PENDING: 'PENDING', APPROVED: 'ACTIVE', BLOCKED: 'BLOCKED', OFFLINE: 'OFFLINE' } as const
  return { name: names[status], reasons }
}

function profileOf(member: MemberRow): object {
  const { contact, identityProfile: extras } = member
  const { tags = {} } = contact
  const tagOf = (list: keyof typeof tags, key: string) => tags[list]?.[key] ?? 'UNTAGGED'
  return {
    firstName: contact.firstName ?? null,
    lastName: contact.lastName ?? null,
    nickname: member.nickname,
    picture: member.photo?.url ?? null,
    slug: member.slug,
    privacyStatus: member.privacyStatus,
    company: contact.company ?? null,
    position: contact.jobTitle ?? null,
    birthdate: contact.birthdate ?? null,
    labels: extras?.labels ?? [],
    language: extras?.language ?? null,
    subscription: extras?.subscription ?? null,
    vatId: extras?.vatId ?? null,
    customFields: Object.entries(contact.customFields ?? {})
      .map(([name, { value }]) => ({ name, value: customValue(value) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    secondaryEmails: contact.emails
      .filter((email) => email.toLowerCase() !== member.loginEmail.toLowerCase())
      .map((email) => ({ email, tag: tagOf('emails', email) })),
    phonesV2: contact.phones.map((phone) => ({
      phone,
      countryCode: extras?.phoneCountries?.[phone] ?? null,
      tag: tagOf('phones', phone),
    })),
    addresses: contact.addresses.map(({ id, streetAddress, ...address }) => ({
      address: { ...address, ...streetOf(streetAddress) },
      tag: tagOf('addresses', String(id)),
    })),
  }
}

/** Days are texts here, as they are kept. */
function customValue(value: unknown): object {
  if (typeof value === 'number') return { numValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return { strValue: String(value) }
}

function streetOf(street: unknown): object {
  if (!street) return {}
  const { name, number } = street as { readonly name: string; readonly number: string }
  return { streetName: name, streetNumber: number }
}

/** INACTIVE: one whose enrollment was begun and waits for its first proof. */
async function factorViews(db: Db, memberId: string, now: Date): Promise<object[]> {
  const own = await findFactorTypes(db, memberId)
  const begun = await findOpenEnrollments(db, memberId, now)
  const views = [
    ...own.map(({ id, type }) => ({ factorId: id, type, status: 'ACTIVE' })),
    ...begun.map(({ id, type }) => ({ factorId: id, type, status: 'INACTIVE' })),
  ]
  return views.slice(0, 10)
}
