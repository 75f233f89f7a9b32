import { ensureBrowser } from '../lib/browser.ts'
import { ensureNginx } from '../lib/nginx.ts'
import { run } from '../lib/processes.ts'
import { untilStopped } from '../start/until-stopped.ts'
import { checks } from './checks.ts'
import { type Count, noCount, playwrightCount, vitestCount } from './count.ts'
import { ownFolder } from './own-folder.ts'

const REPORTS = '.galleria/reports'

/** Lints, type-checks, then runs unit, integration and browser tests. Ends with `N passed, N failed` over all of them. */
export async function test(args: string[]): Promise<number> {
  const only = args.find((arg) => !arg.startsWith('-'))
  const counts: Count[] = []
  const stop = new AbortController()
  const interrupted = untilStopped().then(() => stop.abort())
  const folder = ownFolder()
  process.env.TMPDIR = folder.path
  await Promise.race([runAll(counts, only, stop.signal), interrupted])
  if (stop.signal.aborted) counts.push(noCount)
  await folder.clear()

  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (stop.signal.aborted) process.exit(130)
  return failed === 0 && passed > 0 && counts.every((count) => count.passed + count.failed > 0) ? 0 : 1
}

async function runAll(counts: Count[], only: string | undefined, stop: AbortSignal): Promise<void> {
  const wants = (name: string) => !stop.aborted && (!only || only === name)
  for (const check of checks) if (wants('checks')) counts.push(await runCheck(check))
  if (wants('unit')) counts.push(await runVitest())
  if (wants('e2e')) counts.push(await runPlaywright())
}

async function runCheck({ name, command, args }: (typeof checks)[number]): Promise<Count> {
  heading(name)
  const { code, output } = await run(command, args)
  if (code === 0) return { passed: 1, failed: 0 }
  console.log(output)
  console.log(`FAILED: ${name}`)
  return { passed: 0, failed: 1 }
}

async function runVitest(): Promise<Count> {
  heading('Unit and integration tests')
  await ensureNginx((line) => console.log(line))
  const report = `${REPORTS}/vitest.json`
  const { code } = await run(
    'pnpm',
    ['exec', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { show: true },
  )
  return vitestCount(report, code)
}

async function runPlaywright(): Promise<Count> {
  heading('Browser tests')
  const browser = await ensureBrowser((line) => console.log(line))
  if ('fault' in browser) {
    console.log(browser.fault)
    return noCount
  }
  const report = `${REPORTS}/playwright.json`
  const env = { CHROMIUM: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}` }
  const { code } = await run(
    'pnpm',
    ['--filter', '@galleria/e2e', 'exec', 'playwright', 'test', '--reporter=list,json'],
    { env, show: true },
  )
  return playwrightCount(report, code)
}

function heading(text: string): void {
  console.log(`\n== ${text}`)
}
