import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'

export const BATCH = 5_000

interface ExpiredRows {
  readonly table: string
  readonly key: string
  readonly by: string
  readonly before: Date
}

export function deleteExpired(db: Db, { table, key, by, before }: ExpiredRows) {
  return sql`
        delete from ${sql.table(table)} where ${sql.ref(key)} in (
          select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(by)} < ${before} limit ${BATCH})`.execute(
    db,
  )
}
