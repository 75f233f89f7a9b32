import { sql } from 'kysely'
import { codeOf, type Db } from '../database.ts'

/** A step that a database has, and what a release must know to run beside it. */
export interface DoneStep {
  readonly name: string
  /** Migration that a release must have to run on the changed schema; null of a step that adds only. */
  readonly needs: string | null
}

const statements = [
  'create table if not exists migration_step (name text primary key, applied_at timestamptz not null)',
  // Steps that take something away, with the migration that a release must know to do without it.
  'create table if not exists migration_contract (name text primary key, needs text not null)',
  // Locked by whichever server migrates, for as long as it does.
  'create table if not exists migration_lock (id integer primary key)',
  'insert into migration_lock (id) values (1) on conflict (id) do nothing',
]

export async function createBookkeeping(db: Db): Promise<void> {
  for (const statement of statements) {
    try {
      await sql.raw(statement).execute(db)
    } catch (error) {
      // Two servers creating it at once: the loser meets the winner's catalog row.
      if (!['23505', '42P07', '42710'].includes(codeOf(error) ?? '')) throw error
    }
  }
}

/** Steps of the database by name; none where nobody has ever migrated it. */
export async function readDone(db: Db): Promise<Map<string, DoneStep>> {
  const names = await rowsOf<{ name: string }>(db, 'select name from migration_step')
  const contracts = await rowsOf<DoneStep>(db, 'select name, needs from migration_contract')
  const needs = new Map(contracts.map((row) => [row.name, row.needs]))
  return new Map(names.map(({ name }) => [name, { name, needs: needs.get(name) ?? null }]))
}

/** Nothing of a table that isn't there: an empty database has none, one of an older release has fewer. */
async function rowsOf<Row>(db: Db, statement: string): Promise<Row[]> {
  try {
    return (await sql.raw<Row>(statement).execute(db)).rows
  } catch (error) {
    if (codeOf(error) === '42P01') return []
    throw error
  }
}
