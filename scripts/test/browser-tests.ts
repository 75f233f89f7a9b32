import { type Browsers, ensureBrowser } from '../lib/browser.ts'
import { run } from '../lib/processes.ts'
import { type Count, failureReasons, noCount, playwrightCount, playwrightFailures } from './count.ts'
import { lookAgainAtPages } from './second-look.ts'
import { playwrightTimes, slowest } from './slowest.ts'
import { heading, REPORTS, type Suite } from './suite.ts'

interface Ran {
  readonly report: string
  readonly count: Count
}

/** Browser tests. */
export function browserTests(files: readonly string[]): Suite {
  let browsers: Browsers | undefined
  let first: Ran | undefined
  return {
    name: 'e2e',
    async prepare() {
      const found = await ensureBrowser((line) => console.log(line))
      if ('fault' in found) console.log(found.fault)
      else browsers = found
    },
    async run() {
      heading('Browser tests')
      if (browsers) first = await playwright('playwright', browsers, files)
    },
    async judge({ failures, reasons, times, unsteady }) {
      if (!browsers || !first) return noCount
      const { report, count } = first
      const used = browsers
      const look = await lookAgainAtPages(report, 'test-results', count, async () => {
        heading('Those that failed, once more, alone')
        const args = ['--last-failed', '--workers=1', '--trace=retain-on-failure']
        return playwright('playwright-alone', used, args)
      })
      failures.push(...playwrightFailures(report))
      for (const [name, reason] of failureReasons(report)) reasons.set(name, reason)
      times.push(...slowest(playwrightTimes(report)))
      unsteady.push(...look.unsteady)
      return look.count
    },
  }
}

async function playwright(
  name: string,
  { whole, headless }: Browsers,
  args: readonly string[],
): Promise<Ran> {
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
