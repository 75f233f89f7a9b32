import { parseArgs } from 'node:util'
import { readEnvironment } from '../../data/config.ts'
import { connect, type Db } from '../../data/database.ts'
import { migrate, readSteps, type Step } from '../../data/migrate.ts'
import { countOf, PATIENCE } from '../../data/migration/prepare.ts'
import { type MigrationStatus, migrationStatus } from '../../data/migration/status.ts'
import { openDatabase } from '../../data/open-database.ts'

/** Exit codes of `--check`. */
const UP_TO_DATE = 0
const PENDING = 2
const NEWER = 3

interface Telling {
  readonly steps?: readonly Step[]
  readonly say: (line: string) => void
}

/** `--check` or `--apply`, and `--json`, with the environment of the platform. @returns the exit code */
export async function migrateCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  telling: Telling,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.check === values.apply)
    throw new Error('Pass --check to list the steps, or --apply to run them.')
  const server = await openDatabase(readEnvironment(environment))
  const db = connect(server.url, { maxConnections: 2, statementTimeout: PATIENCE })
  try {
    return await (values.check ? check : apply)(db, values.json, telling)
  } finally {
    await db.destroy()
    await server.stop()
  }
}

async function check(db: Db, json: boolean, { steps, say }: Telling): Promise<number> {
  const status = await migrationStatus(db, steps ?? (await readSteps()))
  if (json) say(JSON.stringify(status))
  else for (const line of linesOf(status)) say(line)
  return status.newer.length > 0 ? NEWER : status.pending.length > 0 ? PENDING : UP_TO_DATE
}

function linesOf({ pending, newer }: MigrationStatus): string[] {
  if (pending.length + newer.length === 0) return ['The database is up to date.']
  return [
    ...(pending.length > 0 ? [`${countOf(pending.length)} to apply:`, ...pending.map(indented)] : []),
    ...(newer.length > 0
      ? [
          `${countOf(newer.length)} of a newer release:`,
          ...newer.map(({ name, needs, isCompatible }) =>
            indented(
              isCompatible
                ? `${name}  compatible with this release`
                : `${name}  needs a release with migration ${needs}`,
            ),
          ),
        ]
      : []),
  ]
}

const indented = (line: string) => `  ${line}`

async function apply(db: Db, json: boolean, { steps: given, say }: Telling): Promise<number> {
  const steps = given ?? (await readSteps())
  const { newer } = await migrationStatus(db, steps)
  const breaking = newer.find(({ isCompatible }) => !isCompatible)
  if (breaking)
    throw new Error(
      `A newer release migrated the database: step ${breaking.name} needs a release with migration ${breaking.needs}. ` +
        'Run the command of that release.',
    )
  const applied: { name: string; milliseconds: number }[] = []
  await migrate(db, {
    steps,
    onStep(name, exact) {
      const milliseconds = Math.round(exact)
      applied.push({ name, milliseconds })
      if (!json) say(`${name}  ${milliseconds} ms`)
    },
    onWait: () => (json ? undefined : say('Another process migrates this database. Waiting for it to end.')),
  })
  if (json) say(JSON.stringify({ applied }))
  else if (applied.length === 0) say('The database is up to date.')
  else say(`Applied ${countOf(applied.length)}.`)
  return UP_TO_DATE
}
