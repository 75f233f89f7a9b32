import { sql } from 'kysely'
import { type Clock, systemClock } from '../base/clock.ts'
import { codeOf, type Db, transaction } from './database.ts'
import { migrationFiles } from './migrations-folder.ts'

/** One statement. Its name never changes once released: files keep their names, steps keep their order. */
export interface Step {
  readonly name: string
  readonly statement: string
}

/** Files of `migrations/` in the order of their names; each default-exports its statements. */
export async function readSteps(): Promise<Step[]> {
  const files = await migrationFiles()
  return Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, statements]) =>
      statements.map((statement, index) => ({ name: `${file.slice(0, -3)}/${index + 1}`, statement })),
    )
}

/** Brings the database up to date; safe to repeat, to interrupt, and to run from several servers at once. */
export async function migrate(
  db: Db,
  options: { clock?: Clock; steps?: readonly Step[] } = {},
): Promise<void> {
  const { clock = systemClock, steps = await readSteps() } = options
  await createBookkeeping(db)
  const done = await sql<{ name: string }>`select name from migration_step`.execute(db)
  const names = new Set(done.rows.map((row) => row.name))
  for (const step of steps) if (!names.has(step.name)) await apply(db, step, clock.now())
}

async function apply(db: Db, step: Step, date: Date): Promise<void> {
  await transaction(db, async (trx) => {
    // The row comes first: a second server waits on its key until the first has committed, then finds it there.
    const claimed = await sql`
      insert into migration_step (name, applied_at) values (${step.name}, ${date})
      on conflict (name) do nothing returning name`.execute(trx)
    if (claimed.rows.length === 0) return
    try {
      await sql.raw(step.statement).execute(trx)
    } catch (error) {
      throw new Error(`Migration step ${step.name} failed: ${(error as Error).message}`, { cause: error })
    }
  })
}

async function createBookkeeping(db: Db): Promise<void> {
  try {
    await sql`create table if not exists migration_step (
      name text primary key, applied_at timestamptz not null)`.execute(db)
  } catch (error) {
    // Two servers creating it at once: the loser meets the winner's catalog row.
    if (!['23505', '42P07', '42710'].includes(codeOf(error) ?? '')) throw error
  }
}
