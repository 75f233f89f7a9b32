import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import { readSteps } from '../../apps/platform/src/data/migrate.ts'
import { root } from '../store/layout.ts'
import { exceptions } from './exceptions.ts'
import { problemsOfTemplate } from './fragment.ts'
import { problemsOf } from './problems.ts'
import { templatesOf } from './templates.ts'

interface Problem {
  readonly where: string
  readonly problem: string
}

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
    ...files.flatMap((file) =>
      templatesOf(file, readFileSync(join(source, file), 'utf8')).flatMap(({ line, parts }) =>
        (problemsOfTemplate(parts) ?? [UNREADABLE]).map((problem) => ({ where: `${file}:${line}`, problem })),
      ),
    ),
  ]
}

/** Tests may look where they like; what brings a Postgres along or copies one for tests is of Postgres alone, as
 * are baselines and the list of tables, which exist in development only. */
function isChecked(file: string): boolean {
  return (
    file.endsWith('.ts') &&
    !/\.(test|fixture|d)\.ts$/.test(file) &&
    !/^(data\/(postgres|migrations)|dev\/(testing|workbench\/(baselines|snapshots)))\/|^dev\/workbench\/data\/schema\.ts$/.test(
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
