import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, type Step } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import type { DumpedTable } from './dump.ts'
import { copyIn, readTables } from './table.ts'

interface Loading {
  readonly tables: readonly DumpedTable[]
  /** Steps of the backup, which make the schema that its tables fit. */
  readonly steps: readonly Step[]
  /** Removes the data that is there. */
  readonly replace: boolean
}

/** Whether the database has a store, or anything else of its own. */
export async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await readTables(client)).length > 0
  } finally {
    await client.end()
  }
}

/**
 * Makes the schema and loads all tables in one transaction: another connection sees all of it or nothing, and a failure
 * leaves the database as it was.
 */
export async function loadDatabase(
  url: string,
  { tables, steps, replace }: Loading,
  open: (table: DumpedTable) => Promise<Readable>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'galleria restore',
    statement_timeout: 0,
  })
  await client.connect()
  const release = () => {}
  const pool = { connect: async () => Object.assign(client, { release }), end: async () => {} }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) })
  try {
    await db.transaction().execute(async (trx) => {
      if (replace) await emptySchema(client)
      await migrate(trx, { steps })
      const keys = await dropForeignKeys(client)
      await client.query(
        `truncate ${(await readTables(client)).map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`,
      )
      for (const table of tables) {
        const target = client.query(copyFrom(copyIn(table)))
        await pipeline(await open(table), target)
        if (target.rowCount !== table.rows)
          throw new Error(`${table.name} has ${target.rowCount} rows instead of ${table.rows}.`)
      }
      for (const statement of keys) await client.query(statement)
    })
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function emptySchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_schema() as name')
  const schema = pg.escapeIdentifier(rows[0]?.name ?? 'public')
  await client.query(`drop schema ${schema} cascade`)
  await client.query(`create schema ${schema}`)
}

/** Tables may come in any order, and a check of all rows at the end costs less than one of each. @returns statements that make them again */
async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
}
