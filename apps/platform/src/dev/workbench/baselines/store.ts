import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../../../base/clock.ts'
import { applicationError } from '../../../base/errors.ts'
import { type Db, jsonb } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { readLayout } from './layout.ts'
import { growSeed, isSeed, type SeedName } from './seeds.ts'
import { currentSteps } from './steps.ts'
import { copyRows, countRows } from './swap.ts'

export interface Baseline {
  readonly name: string
  readonly schema: string
  readonly steps: string
  readonly counts: Readonly<Record<string, number>>
  readonly saved: boolean
  readonly createdAt: Date
}

const DAY = 86_400_000

export function listBaselines(db: Db): Promise<Baseline[]> {
  return db.selectFrom('workbenchBaselines').selectAll().orderBy('createdAt', 'desc').execute()
}

/** A snapshot by its name, or a seed, which is grown when there is none of today's: its dates are told from now. */
export async function findBaseline(
  { db, config }: Pick<Services, 'db' | 'config'>,
  base: Clock,
  name: string,
): Promise<Baseline> {
  const found = await db
    .selectFrom('workbenchBaselines')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst()
  const { hash } = await currentSteps()
  if (isSeed(name)) {
    const age = base.now().getTime() - (found?.createdAt.getTime() ?? 0)
    if (found?.steps === hash && Math.abs(age) < DAY) return found
    return storeSeed(db, { name, clock: base, config })
  }
  if (!found) throw applicationError(404, 'NO_SUCH_BASELINE', `There is no seed or snapshot named "${name}".`)
  if (found.steps !== hash) {
    throw applicationError(
      409,
      'SNAPSHOT_OF_ANOTHER_SCHEMA',
      `The snapshot "${name}" was made before the database tables changed. Make a new one.`,
    )
  }
  return found
}

function storeSeed(
  db: Db,
  seed: { readonly name: SeedName; readonly clock: Clock; readonly config: Services['config'] },
): Promise<Baseline> {
  const schema = newSchema()
  return db.transaction().execute(async (trx) => {
    await sql.raw(`create schema "${schema}"`).execute(trx)
    await sql.raw('set local statement_timeout = 60000').execute(trx)
    const home = await sql<{ path: string }>`select current_schema() as path`.execute(trx)
    await growSeed(trx, schema, seed.name, seed)
    const counts = await countRows(trx, await readLayout(trx))
    const full = Object.keys(counts).filter((table) => counts[table])
    await sql.raw(full.map((table) => `analyze "${schema}"."${table}"`).join(';') || 'select').execute(trx)
    await sql.raw(`set local search_path to "${home.rows[0]?.path ?? 'public'}"`).execute(trx)
    return register(trx, { name: seed.name, schema, counts, saved: false, createdAt: seed.clock.now() })
  })
}

/** The site as it stands, all tables of one moment. */
export function saveSnapshot({ db, clock }: Pick<Services, 'db' | 'clock'>, name: string): Promise<Baseline> {
  checkName(name)
  const schema = newSchema()
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await refuseTakenName(trx, name)
      await sql.raw(`create schema "${schema}"`).execute(trx)
      const counts = await copyRows(trx, await readLayout(trx), schema)
      return register(trx, { name, schema, counts, saved: true, createdAt: clock.now() })
    })
}

export async function deleteSnapshot(db: Db, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('workbenchBaselines')
      .where('name', '=', name)
      .where('saved', '=', true)
      .returning('schema')
      .executeTakeFirst()
    if (!gone) throw applicationError(404, 'NO_SUCH_SNAPSHOT', `Snapshot "${name}" not found.`)
    await sql.raw(`drop schema "${gone.schema}" cascade`).execute(trx)
  })
}

export function newSchema(): string {
  return `baseline_${randomUUID().replaceAll('-', '')}`
}

export async function register(trx: Db, baseline: Omit<Baseline, 'steps'>): Promise<Baseline> {
  const { hash: steps } = await currentSteps()
  const before = await trx
    .deleteFrom('workbenchBaselines')
    .where('name', '=', baseline.name)
    .returning('schema')
    .execute()
  for (const { schema } of before) await sql.raw(`drop schema if exists "${schema}" cascade`).execute(trx)
  await trx
    .insertInto('workbenchBaselines')
    .values({ ...baseline, steps, counts: jsonb(baseline.counts) })
    .execute()
  return { ...baseline, steps }
}

export async function refuseTakenName(db: Db, name: string): Promise<void> {
  const taken = await db
    .selectFrom('workbenchBaselines')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst()
  if (taken)
    throw applicationError(
      409,
      'SNAPSHOT_EXISTS',
      `A snapshot named "${name}" already exists. Use another name.`,
    )
}

export function checkName(name: string): void {
  if (isSeed(name) || !/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(name)) {
    throw applicationError(
      400,
      'INVALID_NAME',
      "A snapshot name can have up to 60 letters, digits, spaces, dots, dashes and underscores, and can't be the name of a seed.",
    )
  }
}
