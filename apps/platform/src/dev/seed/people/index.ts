import { DEMO_MEMBER, EDITOR, OWNER, PACKER, STAFF, SUPPORT } from '../../../base/development-ids.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { randomOf } from '../random.ts'
import { firstNames, lastNames } from './names.ts'

const DAY = 86_400_000

/** argon2id of the demonstration password; hashing it at every seed would take longer than the rest. */
const DEMO_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$JqEZiTA2rd2hvyMRrtmopw$NG7FnoY5OC2ZEOP2BMAMziLR8U7HLUjiBxyIUQ07ixI'

const statuses = ['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'PENDING', 'BLOCKED', 'OFFLINE'] as const

export type MemberSeed = Inserted<'members'>

/** The demonstration member first, then people over every status. They sign in with the same password. */
export function memberRows(count: number, now: Date): MemberSeed[] {
  return Array.from({ length: count }, (_, index) => memberRow(index, now))
}

function memberRow(index: number, now: Date): MemberSeed {
  const random = randomOf(`member ${index}`)
  const [firstName, lastName] =
    index === 0
      ? ['Ada', 'Lovelace']
      : [firstNames[index % firstNames.length] ?? 'Noor', lastNames[(index * 7) % lastNames.length] ?? 'Ray']
  const email = index === 0 ? DEMO_MEMBER.email : `member-${index}@galleria.test`
  const age = random.integer(20, 700)
  // Long enough for a thousand lines of history.
  const createdAt = new Date(now.getTime() - (index === 0 ? 1400 : age) * DAY)
  return {
    id: idOf('member', email),
    contactId: idOf('contact', email),
    loginEmail: email,
    emailKey: email,
    emailSkeleton: email,
    loginEmailVerified: index % 9 !== 4,
    passwordHash: DEMO_HASH,
    status: index === 0 ? 'APPROVED' : (statuses[index % statuses.length] ?? 'APPROVED'),
    privacyStatus: index % 3 === 0 ? 'PUBLIC' : 'PRIVATE',
    activityStatus: index % 13 === 12 ? 'MUTED' : 'ACTIVE',
    nickname: firstName,
    slug: index === 0 ? 'ada' : `member-${index}`,
    title: index % 5 === 0 ? 'Collector' : null,
    photo: null,
    cover: null,
    contact: {
      firstName,
      lastName,
      phones: index % 2 ? [] : [`+1 555 01${String(index).padStart(2, '0')}`],
      emails: [email],
      addresses: [],
    },
    revision: 1,
    createdAt,
    updatedAt: createdAt,
    lastLoginAt: index % 4 === 3 ? null : new Date(now.getTime() - random.integer(1, 20) * DAY),
    role: 'MEMBER',
  }
}

/** Staff of the store: members without points or orders, and the role that makes them staff. */
export function staffRows(now: Date): { members: MemberSeed[]; staffUsers: Inserted<'staffUsers'>[] } {
  const people = [
    { ...OWNER, role: 'OWNER', slug: 'owner', firstName: 'Olive', lastName: 'Okafor' },
    { ...STAFF, role: 'MANAGER', slug: 'staff', firstName: 'Stefan', lastName: 'Lind' },
    { ...PACKER, role: 'PACKER', slug: 'packer', firstName: 'Paula', lastName: 'Moreno' },
    { ...EDITOR, role: 'EDITOR', slug: 'editor', firstName: 'Emil', lastName: 'Haas' },
    { ...SUPPORT, role: 'SUPPORT', slug: 'support', firstName: 'Sunita', lastName: 'Rao' },
  ] as const
  const createdAt = new Date(now.getTime() - 1500 * DAY)
  const members = people.map(({ email, firstName, lastName, slug }) => ({
    ...memberRow(0, now),
    id: idOf('member', email),
    contactId: idOf('contact', email),
    loginEmail: email,
    emailKey: email,
    emailSkeleton: email,
    privacyStatus: 'PRIVATE' as const,
    nickname: firstName,
    slug,
    title: null,
    contact: { firstName, lastName, phones: [], emails: [email], addresses: [] },
    createdAt,
    updatedAt: createdAt,
    lastLoginAt: null,
  }))
  const staffUsers = people.map(({ email, role }) => ({
    id: idOf('staff user', email),
    memberId: idOf('member', email),
    role,
    createdAt,
  }))
  return { members, staffUsers }
}
