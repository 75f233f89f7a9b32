import { sql } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import { derive, isDerived } from '../../../base/sealed.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { readLayout, type SiteTable } from '../baselines/layout.ts'
import { currentSteps } from '../baselines/steps.ts'
import { type Baseline, checkName, newSchema, refuseTakenName, register } from '../baselines/store.ts'
import { bad, packFile, unpackFile } from './file.ts'

type Site = Pick<Services, 'db' | 'clock' | 'config'>

const CHUNK = 2_000
/** However the server is set up, rows are written the same. */
const PLAIN = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

/** The snapshot as one file: every table with every row, as the database writes them. */
export async function exportSnapshot({ db, config }: Site, name: string): Promise<Buffer> {
  const found = await db
    .selectFrom('workbenchBaselines')
    .selectAll()
    .where('name', '=', name)
    .where('saved', '=', true)
    .executeTakeFirst()
  if (!found) throw applicationError(404, 'NO_SUCH_SNAPSHOT', `Snapshot "${name}" not found.`)
  const { hash } = await currentSteps()
  if (found.steps !== hash) throw ofAnotherSchema(name)
  const layout = await readLayout(db)
  const rows = await db.transaction().execute(async (trx) => {
    await sql.raw(PLAIN).execute(trx)
    const all: string[] = []
    for (const table of layout) {
      if (!found.counts[table.name]) continue
      const read = await sql<{
        row: string
      }>`select t::text as row from ${sql.id(found.schema, table.name)} t`.execute(trx)
      for (const { row } of read.rows) all.push(row)
    }
    return all
  })
  const tables = layout.map((table) => ({
    name: table.name,
    rows: found.counts[table.name] ?? 0,
    columns: [...table.columns],
  }))
  const contents = {
    name,
    createdAt: found.createdAt.toISOString(),
    steps: hash,
    key: keyFingerprint(config),
    tables,
  }
  return packFile(contents, rows)
}

/** Keeps a file's snapshot under its name, or another. The site stays as it is, whatever is wrong with the file. */
export async function importSnapshot({ db, config }: Site, file: Uint8Array, as?: string): Promise<Baseline> {
  const { contents, rows } = await unpackFile(file)
  const name = as || contents.name
  checkName(name)
  const layout = await readLayout(db)
  const described = layout.map(({ name, columns }) => ({ name, columns }))
  const { hash } = await currentSteps()
  const given = contents.tables.map(({ name, columns }) => ({ name, columns }))
  if (contents.steps !== hash || JSON.stringify(given) !== JSON.stringify(described))
    throw ofAnotherSchema(name)
  if (!isDerived(config, 'snapshot', 'mark of the key', contents.key)) {
    throw bad(
      'SNAPSHOT_OF_ANOTHER_KEY',
      'The snapshot was encrypted with another PLATFORM_SECRET. Start this platform with the secret of the platform that made it.',
    )
  }
  const counts = Object.fromEntries(contents.tables.map(({ name, rows }) => [name, rows]))
  const schema = newSchema()
  return db.transaction().execute(async (trx) => {
    await refuseTakenName(trx, name)
    await sql.raw(PLAIN).execute(trx)
    await sql.raw(`create schema "${schema}"`).execute(trx)
    let from = 0
    for (const table of layout) {
      const to = from + (counts[table.name] ?? 0)
      await fill(trx, schema, table, rows.slice(from, to))
      from = to
    }
    return register(trx, { name, schema, counts, saved: true, createdAt: new Date(contents.createdAt) })
  })
}

async function fill(trx: Db, schema: string, { name }: SiteTable, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  await sql`create table ${sql.id(schema, name)} (like ${sql.table(name)})`.execute(trx)
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK)
    // The fence keeps the row from being read once per column.
    await sql`insert into ${sql.id(schema, name)}
      select (read.whole).* from (
        select each::${sql.table(name)} as whole from unnest(${chunk}::text[]) as each offset 0) as read`.execute(
      trx,
    )
  }
  await sql`analyze ${sql.id(schema, name)}`.execute(trx)
}

function keyFingerprint(config: Services['config']): string {
  return derive(config.secret, 'snapshot', 'mark of the key')
}

function ofAnotherSchema(name: string) {
  return applicationError(
    409,
    'SNAPSHOT_OF_ANOTHER_SCHEMA',
    `The snapshot "${name}" was made with different database tables. Make a new one.`,
  )
}
