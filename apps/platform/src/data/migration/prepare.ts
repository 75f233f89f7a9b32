import { connect, type Db } from '../database.ts'
import { migrate, readSteps, type Step } from '../migrate.ts'
import { migrationStatus } from './status.ts'

/** Milliseconds for one statement: an index of a large table takes hours. */
export const PATIENCE = 86_400_000

interface Preparing {
  readonly databaseUrl: string
  /** `off`: servers leave migrations to the command, and refuse to start before it has run. */
  readonly mode: 'start' | 'off'
  readonly steps?: readonly Step[]
  readonly say: (line: string) => void
  readonly warn: (line: string) => void
}

/** Brings the schema to this release before a start, or throws in words: a newer schema may lack what this release reads. */
export async function prepareSchema(db: Db, options: Preparing): Promise<void> {
  const { databaseUrl, mode, say, warn, steps = await readSteps() } = options
  const { pending, newer } = await migrationStatus(db, steps)
  const breaking = newer.find(({ isCompatible }) => !isCompatible)
  if (breaking)
    throw new Error(
      `The database was migrated by a newer release, and this one can't run on it: step ${breaking.name} needs a release ` +
        `with migration ${breaking.needs}. Start that release or a newer one.`,
    )
  if (newer.length > 0)
    warn(
      `The database has ${countOf(newer.length)} of a newer release, which this one can run beside. Newest: ${newer.at(-1)?.name}.`,
    )
  if (pending.length === 0) return
  if (mode === 'off')
    throw new Error(
      `This release has ${countOf(pending.length)} to apply, beginning with ${pending[0]}, and MIGRATE is off. ` +
        'Run "npm run galleria -- migrate --apply", or set MIGRATE=start.',
    )
  const patient = connect(databaseUrl, { maxConnections: 2, statementTimeout: PATIENCE })
  const began = performance.now()
  try {
    const applied = await migrate(patient, { steps })
    if (applied > 0) say(`applied ${countOf(applied)} in ${Math.round(performance.now() - began)} ms`)
  } finally {
    await patient.destroy()
  }
}

export function countOf(steps: number): string {
  return steps === 1 ? '1 migration step' : `${steps} migration steps`
}
