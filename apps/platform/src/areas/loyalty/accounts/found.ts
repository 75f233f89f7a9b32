import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { MemberContact, MemberImage } from '../../identity/tables.ts'
import { type AccountRow, accountView } from '../view.ts'
import { accountsFrom } from './fields.ts'

/** An account with what the owner is shown of its contact. */
export type FoundAccount = AccountRow & {
  readonly nickname: string | null
  readonly loginEmail: string | null
  readonly contact: MemberContact | null
  readonly photo: MemberImage | null
}

export const foundColumns = sql`a.*, m.nickname, m.login_email, m.contact, m.photo`

/** Wire §4.5 "Account", for the owner. */
export function foundView(row: FoundAccount) {
  const { nickname, loginEmail, contact, photo } = row
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || nickname
  return {
    ...accountView(row),
    contact: {
      id: row.contactId,
      ...(name ? { name } : {}),
      ...(nickname ? { displayName: nickname } : {}),
      ...(loginEmail ? { email: loginEmail } : {}),
      ...(photo
        ? { picture: { id: photo.id, url: photo.url, height: photo.height, width: photo.width } }
        : {}),
    },
  }
}

type By = 'id' | 'contactId' | 'memberId'
const columns = { id: 'a.id', contactId: 'a.contact_id', memberId: 'a.member_id' } as const

export async function findAccount(db: Db, by: By, value: string): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`
    select ${foundColumns} ${accountsFrom} where ${sql.ref(columns[by])} = ${value}::uuid`.execute(db)
  return rows[0]
}
