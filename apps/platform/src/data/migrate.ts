import { sql } from 'kysely'
import { type Clock, systemClock } from '../base/clock.ts'
import { type Db, transaction } from './database.ts'
import { createBookkeeping, readDone } from './migration/bookkeeping.ts'
import { contractSteps } from './migration/contract-steps.ts'
import { buildIndex, indexOf, inTransaction } from './migration/index-step.ts'
import { withMigrationLock } from './migration/lock.ts'
import { migrationFiles } from './migrations-folder.ts'

/** One statement. Its name never changes once released: files keep their names, steps keep their order. */
export interface Step {
  readonly name: string
  readonly statement: string
  /** Migration that a release must have to run after this step; only of steps that take something away. */
  readonly needs?: string | undefined
}

/** Files of `migrations/` in the order of their names; each default-exports its statements. */
export async function readSteps(): Promise<Step[]> {
  const files = await migrationFiles()
  return Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, statements]) =>
      statements.map((statement, index) => {
        const name = `${file.slice(0, -3)}/${index + 1}`
        return { name, statement, needs: contractSteps[name]?.needs }
      }),
    )
}

interface MigrateOptions {
  readonly clock?: Clock
  readonly steps?: readonly Step[]
  readonly onStep?: (name: string, milliseconds: number) => void
  /** Another process migrates, and is waited for. */
  readonly onWait?: () => void
}

/**
 * Brings the database up to date; safe to repeat, to interrupt, and to run from several servers at once.
 * @returns the number of steps that it applied
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<number> {
  const { clock = systemClock, steps = await readSteps(), onStep, onWait } = options
  const isPending = async () => {
    const done = await readDone(db)
    return steps.filter(({ name }) => !done.has(name))
  }
  // A failed look would end a transaction that is under way, as of a seed: its schema is a new one.
  if (!db.isTransaction && (await isPending()).length === 0) return 0
  await createBookkeeping(db)
  const work = async () => {
    let applied = 0
    for (const step of await isPending()) {
      const began = performance.now()
      if (!(await apply(db, step, clock.now()))) continue
      applied += 1
      onStep?.(step.name, performance.now() - began)
    }
    return applied
  }
  return db.isTransaction ? work() : withMigrationLock(db, work, onWait)
}

/** @returns whether this process is the one that applied it */
async function apply(db: Db, step: Step, date: Date): Promise<boolean> {
  try {
    if (indexOf(step.statement) && !db.isTransaction) await buildIndex(db, step.statement)
    return await transaction(db, async (trx) => {
      // The row comes first: a release without the lock waits on its key until this one has committed, then finds it there.
      const claimed = await sql`
        insert into migration_step (name, applied_at) values (${step.name}, ${date})
        on conflict (name) do nothing returning name`.execute(trx)
      if (claimed.rows.length === 0) return false
      if (step.needs)
        await sql`
          insert into migration_contract (name, needs) values (${step.name}, ${step.needs})
          on conflict (name) do nothing`.execute(trx)
      // An index that is there already is left alone.
      await sql.raw(inTransaction(step.statement)).execute(trx)
      return true
    })
  } catch (error) {
    throw new Error(`Migration step ${step.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
