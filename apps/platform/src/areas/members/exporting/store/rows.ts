import type { RawBuilder, SqlBool } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'
import type { Person } from '../../deletion/store/personal-data.ts'

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
