import { resolve } from 'node:path'
import { run } from '../lib/processes.ts'
import { untilStopped } from '../start/until-stopped.ts'
import { affectedBy, type Plan } from './affected/index.ts'
import { browserTests } from './browser-tests.ts'
import { type Check, checks, onRequest } from './checks.ts'
import { type Count, noCount } from './count.ts'
import { engineTests } from './engine.ts'
import { ownFolder } from './own-folder.ts'
import { type Spent, timeOfParts } from './slowest.ts'
import { heading, REPORTS, type Suite, type Told } from './suite.ts'
import { beginTally, readTally } from './tally/tally.ts'
import { unitTests } from './unit-tests.ts'

const told: Told = { unsteady: [], failures: [], reasons: new Map(), times: [] }
const parts: Spent[] = []
const TALLY = resolve(REPORTS, 'tally.txt')

/**
 * Lints, type-checks, then runs unit, integration and browser tests. Ends with `N passed, N failed` over all of them.
 * The first argument names one part alone (`checks`, `unit`, `e2e`), the others the files of it: `npm test -- unit apps/cart`.
 * `--affected` runs the tests of what differs from the main branch, `--affected=<commit>` from that commit.
 * Long checks run only by their name (`checks.ts`), and so does `engine`, on the server of DATABASE_URL.
 */
export async function test(args: string[]): Promise<number> {
  const began = performance.now()
  const [only, ...files] = args.filter((arg) => !arg.startsWith('-'))
  const counts: Count[] = []
  const stop = new AbortController()
  const interrupted = untilStopped().then(() => stop.abort())
  const folder = ownFolder()
  process.env.TMPDIR = folder.path
  const plan = await affectedBy(args)
  await Promise.race([runAll(counts, { only, files, plan }, stop.signal), interrupted])
  // Tell what had passed by the time of a cut, which itself counts as one failure.
  if (stop.signal.aborted) counts.push(readTally(TALLY), noCount)
  await folder.clear()

  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  const { unsteady, failures, times } = told
  for (const line of times) console.log(line)
  for (const name of failures.filter((name) => !unsteady.includes(name)))
    console.log(`FAILED: ${withReason(name)}`)
  for (const name of unsteady) console.log(`UNSTEADY, passed only when run alone: ${withReason(name)}`)
  for (const line of timeOfParts(parts, performance.now() - began)) console.log(line)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (stop.signal.aborted) process.exit(130)
  return failed === 0 && passed > 0 && counts.every((count) => count.passed + count.failed > 0) ? 0 : 1
}

function withReason(name: string): string {
  const reason = told.reasons.get(name)
  return reason ? `${name}\n    ${reason}` : name
}

interface Wanted {
  readonly only: string | undefined
  readonly files: readonly string[]
  readonly plan: Plan | undefined
}

async function runAll(counts: Count[], { only, files, plan }: Wanted, stop: AbortSignal): Promise<void> {
  const requested = only === undefined ? undefined : onRequest[only]
  if (requested) return void counts.push(await runCheck(requested, true))
  if (only === 'engine') return void counts.push(await engineTests(files).run(told))
  const wants = (name: string) => !stop.aborted && (!only || only === name)
  const timed = async (name: string, work: () => Promise<void>) => {
    const began = performance.now()
    await work().finally(() => parts.push({ name, milliseconds: performance.now() - began }))
  }
  const runRow = async (row: readonly Check[]) => {
    for (const check of row) if (wants('checks')) counts.push(await runCheck(check))
  }
  if (wants('checks'))
    await timed('checks', async () => {
      for (const rows of checks) await Promise.all(rows.map(runRow))
    })

  // One after the other: beside units, pages under a slow processor take five times as long and prove nothing.
  for (const suite of suitesOf(files, plan).filter(({ name }) => wants(name))) {
    beginTally(TALLY)
    await timed(suite.name, async () => {
      const count = await suite.run(told)
      if (!stop.aborted) counts.push(count)
    })
  }
}

function suitesOf(files: readonly string[], plan: Plan | undefined): Suite[] {
  if (!plan || plan === 'all') return [unitTests(files), browserTests(files)]
  return [
    ...(plan.units.length > 0 ? [unitTests(plan.units)] : []),
    ...(plan.specs.length > 0 ? [browserTests(plan.specs)] : []),
  ]
}

async function runCheck({ name, command, args }: Check, show = false): Promise<Count> {
  heading(name)
  const { code, output } = await run(command, args, { show })
  if (code === 0) return { passed: 1, failed: 0 }
  // Another check may have begun since.
  heading(`${name} failed`)
  if (!show) console.log(output)
  told.failures.push(name)
  return { passed: 0, failed: 1 }
}
