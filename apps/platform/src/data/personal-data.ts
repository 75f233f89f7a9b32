import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PlainKey } from '../domain/messages/translate.ts'
import type { Trx } from './database.ts'
import type { Tables } from './tables.ts'

/** Names a member or a guest, the contact, and the addresses by which things of guests are known. */
export interface Person {
  /** Null of a guest. */
  readonly memberId: string | null
  readonly contactId: string
  /** In lower case. */
  readonly emails: readonly string[]
}

/** End of a thing when its member or guest is deleted. */
export type Fate = 'ERASED' | 'ANONYMISED' | 'KEPT'

/** Rows of one table that are a person's. */
export interface Rows {
  /** Name in the report of a deletion, and of the list in a data export. */
  readonly name: string
  readonly table: keyof Tables
  whose(person: Person): RawBuilder<SqlBool>
  /** Columns that the file shows, where others would tell of somebody else. */
  readonly only?: readonly string[]
}

export interface PersonalRows extends Rows {
  readonly fate: Fate
  readonly why: PlainKey
  /** Columns that anonymity takes, with what they have then. */
  readonly blank?: Readonly<Record<string, unknown>>
  /** Makes rows anonymous where blanks are not enough. @returns their number */
  anonymise?(trx: Trx, person: Person, date: Date): Promise<number>
  /** Not in the file: proofs and keys, which would open an account. */
  readonly secret?: true
}

/** Data that an area stores about members and guests. */
export interface PersonalData {
  readonly owned: readonly PersonalRows[]
  /** Attached rows, in the export alone: they hang on owned rows, and end with them or name nobody. */
  readonly attached?: readonly Rows[]
}

/** Placeholder where a column must have an address; nobody can receive mail there (RFC 2606). */
export const NOBODY = 'erased@deleted.invalid'

export const byMember = ({ memberId }: Person) => sql<SqlBool>`member_id = ${memberId}::uuid`
const byOwner = ({ memberId }: Person) => sql<SqlBool>`owner_type = 'MEMBER' and owner_id = ${memberId}::uuid`

/** Whether a column has one of the person's addresses. */
export const byAddress = (column: RawBuilder<unknown>, { emails }: Person) =>
  emails.length ? sql<SqlBool>`lower(${column}) in (${sql.join(emails)})` : sql<SqlBool>`false`

/** By the member; of a guest, what nobody's account has under the address, which proves nothing of a member. */
export const byMemberOrAddress = (person: Person) =>
  person.memberId ? byMember(person) : sql<SqlBool>`(member_id is null and ${byAddress(sql`email`, person)})`

/** By the member; of a guest, what a visitor gave the address to. */
export const byOwnerOrAddress = (column: RawBuilder<unknown>) => (person: Person) =>
  person.memberId ? byOwner(person) : sql<SqlBool>`(owner_type = 'VISITOR' and ${byAddress(column, person)})`

/** Reasons that several areas give. */
export const OWN = 'mail.deleted-why-own'
export const PROFILE = 'mail.deleted-why-profile'
export const LAW = 'mail.deleted-why-law'
export const BOOKS = 'mail.deleted-why-books'
