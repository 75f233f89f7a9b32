import { sql } from 'kysely'
import { codeOf, type Db, type Trx } from '../../../data/database.ts'
import type { SiteTable } from './layout.ts'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const listed = (names: readonly string[]) => names.map(quoted).join(', ')

/** Copies the site's rows into a schema of their own; empty tables have no copy. @returns rows per table */
export async function copyRows(
  trx: Trx,
  tables: readonly SiteTable[],
  schema: string,
): Promise<Record<string, number>> {
  const counts = await countRows(trx, tables)
  const full = tables.filter(({ name }) => counts[name])
  const statements = full.map(
    ({ name }) =>
      `create table ${quoted(schema)}.${quoted(name)} as table ${quoted(name)}; analyze ${quoted(schema)}.${quoted(name)}`,
  )
  if (statements.length > 0) await sql.raw(statements.join(';')).execute(trx)
  return counts
}

export async function countRows(
  db: Db,
  tables: readonly SiteTable[],
  schema?: string,
): Promise<Record<string, number>> {
  const from = schema ? `${quoted(schema)}.` : ''
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, (select count(*)::int from ${from}${quoted(name)}) as rows`,
  )
  const { rows } = await sql.raw<{ name: string; rows: number }>(counts.join(' union all ')).execute(db)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

/**
 * Makes the site's rows those of a copy: what is gone or differs is deleted, then what is missing is put in, so a site that
 * was hardly touched is hardly written. Everybody else waits meanwhile and then finds all of it, in whichever process.
 */
export async function swapRows(
  trx: Trx,
  tables: readonly SiteTable[],
  schema: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const copy = (name: string) => `${quoted(schema)}.${quoted(name)}`
  const same = ({ key }: SiteTable) =>
    key.map((each) => `b.${quoted(each)} = x.${quoted(each)}`).join(' and ')
  const deletes = tables.map((table) => {
    const name = quoted(table.name)
    if (!counts[table.name] || table.key.length === 0) return `delete from ${name}`
    return `delete from ${name} x where not exists (select from ${copy(table.name)} b where ${same(table)} and b *= x)`
  })
  const inserts = tables
    .filter(({ name }) => counts[name])
    .map((table) => {
      const written = table.columns.filter(({ name }) => !table.generated.includes(name))
      const columns = listed(written.map(({ name }) => name))
      const missing =
        table.key.length === 0
          ? ''
          : ` where not exists (select from ${quoted(table.name)} x where ${same(table)})`
      return `insert into ${quoted(table.name)} (${columns}) select ${columns} from ${copy(table.name)} b${missing}`
    })
  // Rows that refer to each other come and go in any order; whether they fit is looked at in the end.
  const lock = `lock table ${listed(tables.map(({ name }) => name))} in access exclusive mode`
  const patient = tables.flatMap(({ name, eager }) =>
    eager.map(
      (each) => `alter table ${quoted(name)} alter constraint ${quoted(each)} deferrable initially immediate`,
    ),
  )
  const statements = [lock, ...patient, 'set constraints all deferred', ...deletes, ...inserts]
  await sql.raw(statements.join(';')).execute(trx)
}

/** Lets go of every lock at once where somebody holds one, before anybody can be in each other's way, and comes again. */
export async function patiently<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql.raw("set local lock_timeout = '200ms'; set local synchronous_commit = off").execute(trx)
        return work(trx)
      })
    } catch (error) {
      if (attempt === 50 || !['55P03', '40P01', '40001'].includes(codeOf(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 30))
    }
  }
}
