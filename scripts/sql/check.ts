import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import { readSteps } from '../../apps/platform/src/data/migrate.ts'
import { contractSteps } from '../../apps/platform/src/data/migration/contract-steps.ts'
import { root } from '../store/layout.ts'
import { exceptions } from './exceptions.ts'
import { problemsOfTemplate } from './fragment.ts'
import { problemsOf } from './problems.ts'
import { templatesOf } from './templates.ts'
import { fileOf, type NamedStep, twoPhaseProblems } from './two-phase.ts'

interface Problem {
  readonly where: string
  readonly problem: string
}

/** Newest migration from before the rule of two phases. */
const BEFORE_RULE = '0047-wishlists'

const UNREADABLE = 'cannot be read as SQL or a part of it; write it so that it can'

/** Steps of migrations and SQL in the platform's sources that would tie it to one engine. */
async function findAll(): Promise<Problem[]> {
  const steps = await readSteps()
  const source = join(root, 'apps/platform/src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isChecked)
  return [
    ...steps.flatMap(({ name, statement }) =>
      problemsOf(statement).map((problem) => ({ where: name, problem })),
    ),
    ...contractProblems(steps.filter(({ name }) => fileOf(name) > BEFORE_RULE)),
    ...files.flatMap((file) =>
      templatesOf(file, readFileSync(join(source, file), 'utf8')).flatMap(({ line, parts }) =>
        (problemsOfTemplate(parts) ?? [UNREADABLE]).map((problem) => ({ where: `${file}:${line}`, problem })),
      ),
    ),
  ]
}

/** Steps that the release before can't run beside and that no list of contracts names, and names there of no use. */
function contractProblems(steps: readonly NamedStep[]): Problem[] {
  const found = twoPhaseProblems(steps)
  const files = new Set(steps.map(({ name }) => fileOf(name)))
  return [
    ...found.filter(({ where }) => !contractSteps[where]),
    ...Object.entries(contractSteps).flatMap(([where, { needs }]) => [
      ...(found.some((each) => each.where === where)
        ? []
        : [{ where, problem: 'takes nothing away: remove it from contract-steps.ts' }]),
      ...(files.has(needs) || needs <= BEFORE_RULE
        ? []
        : [{ where, problem: `${needs} is no migration: name one in contract-steps.ts` }]),
    ]),
  ]
}

/** Tests may look where they like; what brings a Postgres along, copies one or backs one up is of Postgres alone, as
 * are baselines and the list of tables, which exist in development only. */
function isChecked(file: string): boolean {
  return (
    file.endsWith('.ts') &&
    !/\.(test|fixture|d)\.ts$/.test(file) &&
    !/^(data\/(postgres|migrations|backup)|dev\/(testing|workbench\/(baselines|snapshots)))\/|^dev\/workbench\/data\/schema\.ts$/.test(
      file,
    )
  )
}

await loadModule()
const found = await findAll()
const isKnown = ({ where, problem }: Problem) =>
  exceptions.some((each) => where.startsWith(each.where) && each.problem === problem)
const wrong = found.filter((each) => !isKnown(each)).map(({ where, problem }) => `${where}  ${problem}`)
const idle = exceptions
  .filter(
    (each) => !found.some(({ where, problem }) => where.startsWith(each.where) && each.problem === problem),
  )
  .map(({ where, problem }) => `${where}  no longer needs its exception: ${problem}`)
for (const line of [...wrong, ...idle]) console.error(line)
if (wrong.length + idle.length > 0) process.exitCode = 1
