import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PlainKey } from '../domain/messages/translate.ts'
import type { Trx } from './database.ts'
import type { Tables } from './tables.ts'

/** Names the member, the contact, and the address by which things are known that came before the member. */
export interface Person {
  readonly memberId: string
  readonly contactId: string
  readonly email: string
}

/** End of a thing when its member is deleted. */
export type Fate = 'ERASED' | 'ANONYMISED' | 'KEPT'

/** Rows of one table that are a member's. */
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

/** Data that an area stores about members. */
export interface PersonalData {
  readonly owned: readonly PersonalRows[]
  /** Attached rows, in the export alone: they hang on owned rows, and end with them or name nobody. */
  readonly attached?: readonly Rows[]
}

/** Placeholder where a column must have an address; nobody can receive mail there (RFC 2606). */
export const NOBODY = 'erased@deleted.invalid'

export const byMember = ({ memberId }: Person) => sql<SqlBool>`member_id = ${memberId}::uuid`
export const byOwner = ({ memberId }: Person) =>
  sql<SqlBool>`owner_type = 'MEMBER' and owner_id = ${memberId}::uuid`

/** Reasons that several areas give. */
export const OWN = 'mail.deleted-why-own'
export const PROFILE = 'mail.deleted-why-profile'
export const LAW = 'mail.deleted-why-law'
export const BOOKS = 'mail.deleted-why-books'
