import { sql } from 'kysely'
import type { Db } from '../database.ts'

const pattern = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([a-z_][a-z0-9_]*)\s/i

/** Name of the index that a step builds while the table is written to; undefined of every other step. */
export function indexOf(statement: string): string | undefined {
  return pattern.exec(statement)?.[1]?.toLowerCase()
}

/** The same index for an empty database, where nobody waits and everything happens in one transaction. */
export function inTransaction(statement: string): string {
  return indexOf(statement) ? statement.replace(/\sconcurrently\s/i, ' ') : statement
}

/**
 * Builds an index outside of a transaction, without locking writers out. A build that was interrupted leaves an index
 * which is kept up to date and never read: it is dropped, and built anew.
 */
export async function buildIndex(db: Db, statement: string): Promise<void> {
  const index = indexOf(statement) as string
  if (await isUnfinished(db, index)) await drop(db, index)
  try {
    await sql.raw(statement).execute(db)
  } catch (error) {
    await drop(db, index).catch(() => {})
    throw error
  }
}

async function isUnfinished(db: Db, index: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_index join pg_class on pg_class.oid = pg_index.indexrelid
    where pg_class.relname = ${index} and not pg_index.indisvalid
      and pg_class.relnamespace = current_schema()::regnamespace`.execute(db)
  return rows.length > 0
}

async function drop(db: Db, index: string): Promise<void> {
  await sql.raw(`drop index concurrently if exists ${index}`).execute(db)
}
