import type { Command } from 'commander'
import { DeliveryFault } from '../../base/fault.ts'
import type { Candidate } from '../../matrix/combinations.ts'
import { type MatrixOptions, type MatrixRun, runMatrix, runningCanaries } from '../../matrix/run-matrix.ts'
import type { Delivery } from '../../registry/delivery.ts'
import { readRelease } from '../../release/read-release.ts'
import { type CommonOptions, delivery, say, telling } from '../support/context.ts'
import { named } from '../support/release-name.ts'
import { table } from '../support/table.ts'

interface Options extends CommonOptions {
  readonly suite: string
}

/** Our own journeys: their set-up takes the set they are told and starts an isolated shell with it. */
const journeys = 'cd e2e && npx playwright test --project desktop'

export function addMatrix(program: Command): void {
  telling(program.command('matrix'))
    .description(
      'Runs the browser tests against each combination of live and candidate releases, on an isolated shell.',
    )
    .argument('[release...]', '<module>@<version> (default: the running canaries)')
    .option('--suite <command>', 'command to run for each combination', journeys)
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- matrix cart@1.4.0
  npm run galleria -- matrix cart@1.4.0 loyalty@2.0.0       each alone, then both together
  npm run galleria -- matrix --suite "npx playwright test"  another repository's tests

The tests read the combination from MODULE_STORE and REGISTRY_PUBLIC_KEY.
Exit code 3: the tests failed with a combination.`,
    )
    .action(run)
}

async function run(releases: string[], options: Options): Promise<void> {
  const context = await delivery(options)
  const candidates = releases.length
    ? await Promise.all(releases.map((release) => candidateOf(context, release)))
    : await runningCanaries(context)
  if (candidates.length === 0)
    throw new DeliveryFault(
      'CANARY_MISSING',
      'No canary is running. Name a release to test: npm run galleria -- matrix <module>@<version>.',
    )
  const runs = await runMatrix(context, candidates, { suite: options.suite, onRun: tellRun })
  say(options, runs, (all) => table(['releases', 'tests'], all.map(row)))
  if (runs.some(({ passed }) => !passed)) process.exitCode = 3
}

/** The tests that `--matrix [suite]` asks for; undefined where it is not given. */
export function matrixOf(suite: string | true | undefined): MatrixOptions | undefined {
  return suite === undefined ? undefined : { suite: suite === true ? journeys : suite, onRun: tellRun }
}

function tellRun(name: string, index: number, of: number): void {
  console.error(`Testing ${index} of ${of}: the live releases with ${name}`)
}

async function candidateOf(context: Delivery, name: string): Promise<Candidate> {
  const { module, version } = named(name)
  const release = await readRelease(context, module, version)
  if (!release)
    throw new DeliveryFault(
      'RELEASE_UNKNOWN',
      `${name} was never released. See the versions with npm run galleria -- history ${module}.`,
    )
  return { module, reference: release.reference }
}

function row({ name, passed }: MatrixRun): string[] {
  return [name, passed ? 'passed' : 'FAILED']
}
