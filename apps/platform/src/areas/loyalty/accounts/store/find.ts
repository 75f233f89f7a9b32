import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import type { AccountWithMember } from '../view.ts'
import { accountsFrom } from './fields.ts'

export const foundColumns = sql`a.*, m.nickname, m.login_email, m.contact, m.photo`

type By = 'id' | 'contactId' | 'memberId'
const columns = { id: 'a.id', contactId: 'a.contact_id', memberId: 'a.member_id' } as const

export async function findAccount(db: Db, by: By, value: string): Promise<AccountWithMember | undefined> {
  const { rows } = await sql<AccountWithMember>`
    select ${foundColumns} ${accountsFrom} where ${sql.ref(columns[by])} = ${value}::uuid`.execute(db)
  return rows[0]
}
