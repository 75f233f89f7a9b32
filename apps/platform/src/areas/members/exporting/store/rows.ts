import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import type { Person, Rows } from '../../../../data/personal-data.ts'
import type { Tables } from '../../../../data/tables.ts'

export function findRowsOf(
  db: Db,
  table: keyof Tables,
  whose: (person: Person) => RawBuilder<SqlBool>,
  person: Person,
) {
  return db
    .selectFrom(table as 'carts')
    .selectAll()
    .where(whose(person))
    .execute()
}

/** The member itself, before everything that hangs on it. */
export const profile: Rows = {
  name: 'profile',
  table: 'members',
  whose: ({ memberId }) => sql<SqlBool>`id = ${memberId}::uuid`,
}
