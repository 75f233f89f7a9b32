import type { Db } from '../database.ts'
import type { Step } from '../migrate.ts'
import { type DoneStep, readDone } from './bookkeeping.ts'

/** A step of a newer release. */
interface NewerStep extends DoneStep {
  /** Whether this release runs on the schema that has the step. */
  readonly isCompatible: boolean
}

export interface MigrationStatus {
  /** Names of steps to come, in their order. */
  readonly pending: readonly string[]
  readonly newer: readonly NewerStep[]
}

/** Compares the steps of a database with those of this release. */
export async function migrationStatus(db: Db, steps: readonly Step[]): Promise<MigrationStatus> {
  const done = await readDone(db)
  const known = new Set(steps.map(({ name }) => name))
  const files = new Set(steps.map(({ name }) => name.slice(0, name.lastIndexOf('/'))))
  return {
    pending: steps.filter(({ name }) => !done.has(name)).map(({ name }) => name),
    newer: [...done.values()]
      .filter(({ name }) => !known.has(name))
      .map((step) => ({ ...step, isCompatible: step.needs === null || files.has(step.needs) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}
