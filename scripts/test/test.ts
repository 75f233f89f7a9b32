import { type Browsers, ensureBrowser } from '../lib/browser.ts'
import { run } from '../lib/processes.ts'
import { ensureTestServers } from '../lib/test-servers.ts'
import { untilStopped } from '../start/until-stopped.ts'
import { type Check, checks } from './checks.ts'
import {
  type Count,
  failureReasons,
  noCount,
  playwrightCount,
  playwrightFailures,
  vitestCount,
  vitestFailures,
} from './count.ts'
import { ownFolder } from './own-folder.ts'
import { lookAgainAtFiles, lookAgainAtPages } from './second-look.ts'
import { playwrightTimes, type Spent, slowest, timeOfParts, vitestTimes } from './slowest.ts'

const REPORTS = '.galleria/reports'
const unsteady: string[] = []
const failures: string[] = []
const reasons = new Map<string, string>()
const times: string[] = []
const parts: Spent[] = []

/**
 * Lints, type-checks, then runs unit, integration and browser tests. Ends with `N passed, N failed` over all of them.
 * The first argument names one part alone (`checks`, `unit`, `e2e`), the others the files of it: `npm test -- unit apps/cart`.
 */
export async function test(args: string[]): Promise<number> {
  const [only, ...files] = args.filter((arg) => !arg.startsWith('-'))
  const counts: Count[] = []
  const stop = new AbortController()
  const interrupted = untilStopped().then(() => stop.abort())
  const folder = ownFolder()
  process.env.TMPDIR = folder.path
  await Promise.race([runAll(counts, only, files, stop.signal), interrupted])
  if (stop.signal.aborted) counts.push(noCount)
  await folder.clear()

  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  for (const line of times) console.log(line)
  for (const name of failures.filter((name) => !unsteady.includes(name)))
    console.log(`FAILED: ${withReason(name)}`)
  for (const name of unsteady) console.log(`UNSTEADY, passed only when run alone: ${withReason(name)}`)
  for (const line of timeOfParts(parts)) console.log(line)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (stop.signal.aborted) process.exit(130)
  return failed === 0 && passed > 0 && counts.every((count) => count.passed + count.failed > 0) ? 0 : 1
}

function withReason(name: string): string {
  const reason = reasons.get(name)
  return reason ? `${name}\n    ${reason}` : name
}

async function runAll(
  counts: Count[],
  only: string | undefined,
  files: readonly string[],
  stop: AbortSignal,
): Promise<void> {
  const wants = (name: string) => !stop.aborted && (!only || only === name)
  const part = async (name: string, work: () => Promise<void>) => {
    const began = performance.now()
    if (wants(name)) await work().finally(() => parts.push({ name, milliseconds: performance.now() - began }))
  }
  await part('checks', async () => {
    const runRow = async (row: readonly Check[]) => {
      for (const check of row) if (wants('checks')) counts.push(await runCheck(check))
    }
    for (const rows of checks) await Promise.all(rows.map(runRow))
  })
  await part('unit', async () => void counts.push(await runVitest(files)))
  await part('e2e', async () => void counts.push(await runPlaywright(files)))
}

async function runCheck({ name, command, args }: Check): Promise<Count> {
  heading(name)
  const { code, output } = await run(command, args)
  if (code === 0) return { passed: 1, failed: 0 }
  // Another check may have begun since.
  heading(`${name} failed`)
  console.log(output)
  failures.push(name)
  return { passed: 0, failed: 1 }
}

async function runVitest(files: readonly string[]): Promise<Count> {
  heading('Unit and integration tests')
  await ensureTestServers((line) => console.log(line))
  const { report, code } = await vitest('vitest', files)
  const look = await lookAgainAtFiles(report, vitestCount(report, code), (files) => {
    heading('Those that failed, once more, alone')
    return vitest('vitest-alone', ['--no-file-parallelism', ...files])
  })
  failures.push(...vitestFailures(report))
  for (const [name, reason] of failureReasons(report)) reasons.set(name, reason)
  times.push(...slowest(vitestTimes(report)))
  unsteady.push(...look.unsteady)
  return look.count
}

async function vitest(name: string, args: readonly string[]): Promise<{ report: string; code: number }> {
  const report = `${REPORTS}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('pnpm', ['exec', 'vitest', 'run', ...reporters, ...args], { show: true })
  return { report, code }
}

async function runPlaywright(files: readonly string[]): Promise<Count> {
  heading('Browser tests')
  const browsers = await ensureBrowser((line) => console.log(line))
  if ('fault' in browsers) {
    console.log(browsers.fault)
    return noCount
  }
  const first = await playwright('playwright', browsers, files)
  const look = await lookAgainAtPages(first.report, 'test-results', first.count, async () => {
    heading('Those that failed, once more, alone')
    const args = ['--last-failed', '--workers=1', '--trace=retain-on-failure']
    return playwright('playwright-alone', browsers, args)
  })
  failures.push(...playwrightFailures(first.report))
  for (const [name, reason] of failureReasons(first.report)) reasons.set(name, reason)
  times.push(...slowest(playwrightTimes(first.report)))
  unsteady.push(...look.unsteady)
  return look.count
}

async function playwright(
  name: string,
  { whole, headless }: Browsers,
  args: readonly string[],
): Promise<{ report: string; count: Count }> {
  const report = `${REPORTS}/${name}.json`
  const browsers = { CHROMIUM: whole, HEADLESS_SHELL: headless }
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}` }
  const { code } = await run(
    'pnpm',
    ['--filter', '@galleria/e2e', 'exec', 'playwright', 'test', '--reporter=list,json', ...args],
    { env, show: true },
  )
  return { report, count: playwrightCount(report, code) }
}

function heading(text: string): void {
  console.log(`\n== ${text}`)
}
