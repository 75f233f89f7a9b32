import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../../../data/tables.ts'
import { type Person, personalData } from '../../deletion/store/personal-data.ts'

/** A list of the file: rows of one table. */
export interface Part {
  readonly name: string
  readonly table: keyof Tables
  whose(person: Person): RawBuilder<SqlBool>
  /** The only columns that are told, where others would tell of somebody else. */
  readonly only?: readonly string[]
}

/** Of lists in which others stand beside the member, what is the member's. */
const told: Readonly<Record<string, readonly string[]>> = {
  // Who follows may be hidden from whom they follow.
  followers: ['createdAt'],
  decisions: ['action', 'details', 'createdAt'],
}

const ofAccount = ({ memberId, contactId }: Person) =>
  sql<SqlBool>`account_id in (select id from loyalty_accounts
    where member_id = ${memberId}::uuid or contact_id = ${contactId}::uuid)`
const ofOrders = ({ memberId, email }: Person) =>
  sql<SqlBool>`order_id in (select id from orders
    where member_id = ${memberId}::uuid or (member_id is null and lower(email) = ${email}))`

/** What hangs on a thing of the member's and names nobody itself. */
const hanging: readonly Part[] = [
  { name: 'pointsHistory', table: 'loyaltyTransactions', whose: ofAccount },
  { name: 'followedChannels', table: 'loyaltyFollowedChannels', whose: ofAccount },
  { name: 'payments', table: 'orderPayments', whose: ofOrders },
  { name: 'refunds', table: 'orderRefunds', whose: ofOrders },
  { name: 'invoices', table: 'invoices', whose: ofOrders },
]

/** Where one is signed in, without what a session is renewed with. */
const sessions: Part = {
  name: 'sessions',
  table: 'tokenFamilies',
  whose: ({ memberId }) => sql<SqlBool>`member_id = ${memberId}::uuid`,
  only: ['clientId', 'userAgent', 'address', 'createdAt', 'lastSeenAt', 'expiresAt', 'revokedAt'],
}

/** Everything that is kept of a member: what a deletion would look after, and what hangs on it. */
export const parts: readonly Part[] = [
  { name: 'profile', table: 'members', whose: ({ memberId }) => sql<SqlBool>`id = ${memberId}::uuid` },
  ...personalData
    .filter(({ secret }) => !secret)
    .map(({ name, table, whose }) => ({ name, table, whose, ...(told[name] ? { only: told[name] } : {}) })),
  ...hanging,
  sessions,
]
