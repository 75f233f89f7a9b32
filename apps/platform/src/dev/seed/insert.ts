import { type Insertable, sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { Tables } from '../../data/tables.ts'

export type Inserted<Table extends keyof Tables> = Insertable<Tables[Table]>

const CHUNK = 2000

/** Any number of rows as one JSON parameter per two thousand: far fewer round trips and no limit of parameters. */
export async function insertAll<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly Inserted<Table>[],
): Promise<void> {
  const name = sql.table(snake(table))
  for (let start = 0; start < rows.length; start += CHUNK) {
    const records = rows.slice(start, start + CHUNK).map(toRecord)
    // Columns missing from all rows keep their default.
    const columns = sql.join([...new Set(records.flatMap(Object.keys))].map((column) => sql.id(column)))
    await sql`insert into ${name} (${columns})
      select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`.execute(
      db,
    )
  }
}

function toRecord(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value]))
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
