import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../../../data/tables.ts'
import type { PlainKey } from '../../../../domain/messages/say.ts'

/** Whose things they are: by the member, by the contact, and by the addresses where there was no member yet. */
export interface Person {
  readonly memberId: string
  readonly contactId: string
  readonly email: string
}

/** What becomes of it when its member is deleted; REASSIGNED where somebody takes it over, otherwise as the next word says. */
export type Fate = 'ERASED' | 'ANONYMISED' | 'KEPT'

export interface PersonalData {
  /** In the report of a deletion, and as a list in the file of one's own data. */
  readonly name: string
  readonly table: keyof Tables
  whose(person: Person): RawBuilder<SqlBool>
  readonly fate: Fate
  readonly why: PlainKey
  /** Columns that anonymity takes. Orders have a way of their own: `orders.ts`. */
  readonly blank?: Readonly<Record<string, unknown>>
  /** Not in the file: proofs and keys, which would open an account. */
  readonly secret?: true
}

/** In place of an address where a column must have one; nobody can receive mail there (RFC 2606). */
export const NOBODY = 'erased@deleted.invalid'

const byMember = ({ memberId }: Person) => sql<SqlBool>`member_id = ${memberId}::uuid`
const byOwner = ({ memberId }: Person) => sql<SqlBool>`owner_type = 'MEMBER' and owner_id = ${memberId}::uuid`

const OWN = 'mail.deleted-why-own'
const PROFILE = 'mail.deleted-why-profile'
const LAW = 'mail.deleted-why-law'
const BOOKS = 'mail.deleted-why-books'

/** Every table that holds something of a member. A column that names one without a row here fails the build. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'orders',
    table: 'orders',
    whose: ({ memberId, email }) =>
      sql<SqlBool>`(member_id = ${memberId}::uuid or (member_id is null and lower(email) = ${email}))`,
    fate: 'ANONYMISED',
    why: LAW,
  },
  { name: 'checkouts', table: 'checkouts', whose: byOwner, fate: 'ERASED', why: OWN },
  {
    name: 'abandonedCarts',
    table: 'abandonedCarts',
    whose: ({ memberId }) => sql<SqlBool>`buyer ->> 'memberId' = ${memberId} or buyer ->> 'id' = ${memberId}`,
    fate: 'ERASED',
    why: OWN,
  },
  { name: 'carts', table: 'carts', whose: byOwner, fate: 'ERASED', why: OWN },
  {
    name: 'subscriptions',
    table: 'subscriptionContracts',
    whose: byMember,
    fate: 'ANONYMISED',
    why: LAW,
    blank: { memberId: null, email: NOBODY },
  },
  {
    name: 'coupons',
    table: 'coupons',
    whose: byMember,
    fate: 'ANONYMISED',
    why: BOOKS,
    blank: { active: false },
  },
  { name: 'memberships', table: 'memberships', whose: byMember, fate: 'KEPT', why: BOOKS },
  {
    name: 'loyaltyCoupons',
    table: 'loyaltyCoupons',
    whose: byMember,
    fate: 'ANONYMISED',
    why: BOOKS,
    blank: { memberId: null },
  },
  {
    name: 'loyaltyAccount',
    table: 'loyaltyAccounts',
    whose: ({ memberId, contactId }) =>
      sql<SqlBool>`(member_id = ${memberId}::uuid or contact_id = ${contactId}::uuid)`,
    fate: 'ANONYMISED',
    why: BOOKS,
    blank: { memberId: null },
  },
  {
    name: 'bookings',
    table: 'bookings',
    whose: byMember,
    fate: 'ANONYMISED',
    why: LAW,
    blank: { memberId: null, visitorId: null, name: '', email: NOBODY },
  },
  {
    name: 'tickets',
    table: 'eventOrders',
    whose: byMember,
    fate: 'ANONYMISED',
    why: LAW,
    blank: { memberId: null, visitorId: null, name: '', email: NOBODY },
  },
  { name: 'plans', table: 'planOrders', whose: byMember, fate: 'KEPT', why: LAW },
  {
    name: 'backInStockRequests',
    table: 'backInStockRequests',
    whose: ({ memberId, email }) => sql<SqlBool>`(member_id = ${memberId}::uuid or email_key = ${email})`,
    fate: 'ERASED',
    why: OWN,
  },
  {
    name: 'importErrors',
    table: 'loyaltyImportErrors',
    whose: ({ email }) => sql<SqlBool>`lower(email) = ${email}`,
    fate: 'ERASED',
    why: OWN,
  },
  {
    name: 'decisions',
    table: 'memberAudit',
    whose: byMember,
    fate: 'KEPT',
    why: 'mail.deleted-why-decisions',
  },
  { name: 'about', table: 'memberAbouts', whose: byMember, fate: 'ERASED', why: PROFILE },
  { name: 'aboutPhone', table: 'memberAboutPhones', whose: byMember, fate: 'ERASED', why: PROFILE },
  // Not in the file: it holds their addresses, and a picture is no line of JSON.
  { name: 'pictures', table: 'memberPictures', whose: byMember, fate: 'ERASED', why: PROFILE, secret: true },
  { name: 'refusedLetters', table: 'memberRefusedLetters', whose: byMember, fate: 'ERASED', why: OWN },
  { name: 'badges', table: 'badgeAssignments', whose: byMember, fate: 'ERASED', why: PROFILE },
  {
    name: 'following',
    table: 'memberFollows',
    whose: ({ memberId }) => sql<SqlBool>`follower_id = ${memberId}::uuid`,
    fate: 'ERASED',
    why: PROFILE,
  },
  {
    name: 'followers',
    table: 'memberFollows',
    whose: ({ memberId }) => sql<SqlBool>`followed_id = ${memberId}::uuid`,
    fate: 'ERASED',
    why: PROFILE,
  },
  {
    name: 'reports',
    table: 'memberReports',
    whose: ({ memberId }) => sql<SqlBool>`reporting_member_id = ${memberId}::uuid`,
    fate: 'ANONYMISED',
    why: 'mail.deleted-why-reports',
    blank: { reportingMemberId: null },
  },
  {
    name: 'blockedMembers',
    table: 'memberBlocks',
    whose: ({ memberId }) => sql<SqlBool>`member_id = ${memberId}::uuid`,
    fate: 'ERASED',
    why: OWN,
  },
  {
    name: 'sessions',
    table: 'tokenFamilies',
    whose: byMember,
    fate: 'ERASED',
    why: 'mail.deleted-why-sessions',
    secret: true,
  },
  {
    name: 'hostedSessions',
    table: 'hostedSessions',
    whose: byMember,
    fate: 'ERASED',
    why: OWN,
    secret: true,
  },
  { name: 'consents', table: 'consents', whose: byMember, fate: 'ERASED', why: OWN },
  {
    name: 'redirectSessions',
    table: 'redirectSessions',
    whose: byMember,
    fate: 'ERASED',
    why: OWN,
    secret: true,
  },
  { name: 'signIns', table: 'signInLog', whose: byMember, fate: 'ERASED', why: OWN },
]

/** Tables that name members and need no row above, each with the reason. */
export const elsewhere: Readonly<Record<string, string>> = {
  members: 'is the member',
  reported_members: 'counts what others said of the member, and ends with them',
  staff_users: 'names those of the staff, who are not deleted before they have left it',
  session_tokens: 'ends with the member, by its foreign key',
  authorization_codes: 'ends with the member, by its foreign key',
  verifications: 'ends with the member, by its foreign key',
  recoveries: 'ends with the member, by its foreign key',
  factors: 'ends with the member, by its foreign key',
  recovery_codes: 'ends with the member, by its foreign key',
  enrollments: 'ends with the member, by its foreign key',
  second_steps: 'ends with the member, by its foreign key',
  trusted_devices: 'ends with the member, by its foreign key',
  staff_sessions:
    'names somebody of the staff, who is not deleted before they have left it, and opens nothing without its token family',
  mails: 'stands for the mail that has left: in development alone',
  member_bulk_items: 'names who was changed, by an id that leads nowhere any more',
  member_bulk_jobs: 'names the owner who asked',
}
