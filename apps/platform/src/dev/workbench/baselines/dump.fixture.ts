import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { readLayout } from './layout.ts'

/** Every row of every table as the database writes it, by table; empty ones left out. */
export async function dump(db: Db): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { name } of await readLayout(db)) {
    const { rows } = await sql<{
      row: string
    }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    if (rows.length > 0) found[name] = rows.map(({ row }) => row)
  }
  return found
}
