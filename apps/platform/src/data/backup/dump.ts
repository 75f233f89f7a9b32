import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyOut, readTables, type StoredTable } from './table.ts'

export interface DumpedTable extends StoredTable {
  readonly rows: number
}

export interface DumpedDatabase {
  readonly tables: readonly DumpedTable[]
  /** Names of the migration steps that the database has. */
  readonly steps: readonly string[]
  readonly server: string
}

/** Hands each table of one snapshot to `keep`, as text that `copy … from stdin` takes. Writers go on meanwhile. */
export async function dumpDatabase(
  url: string,
  keep: (table: StoredTable, content: Readable) => Promise<void>,
): Promise<DumpedDatabase> {
  const client = new pg.Client({ connectionString: url, application_name: 'galleria backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const all = await readTables(client)
    if (!all.some(({ name }) => name === 'migration_step'))
      throw new Error('This database has no store: it has no migrations. Check DATABASE_URL.')
    const { rows: steps } = await client.query<{ name: string }>(
      'select name from migration_step order by name',
    )
    const { rows: server } = await client.query<{ server_version: string }>('show server_version')
    const tables: DumpedTable[] = []
    for (const table of all) {
      const content = client.query(copyTo(copyOut(table)))
      await keep(table, content)
      tables.push({ ...table, rows: content.rowCount })
    }
    await client.query('commit')
    return { tables, steps: steps.map(({ name }) => name), server: server[0]?.server_version ?? '' }
  } finally {
    await client.end()
  }
}
