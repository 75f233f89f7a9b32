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

/** Browser tests, of the files named. */
export function browserTests(files: readonly string[]): Suite {
  return {
    name: 'e2e',
    async run({ failures, reasons, times, unsteady }) {
      const browsers = await ensureBrowser((line) => console.log(line))
      if ('fault' in browsers) {
        console.log(browsers.fault)
        return noCount
      }
      heading('Browser tests')
      const { report, count } = await playwright('playwright', browsers, files)
      const look = await lookAgainAtPages(report, 'test-results', count, async () => {
        heading('Those that failed, once more, alone')
        const args = ['--last-failed', '--workers=1', '--trace=retain-on-failure']
        return playwright('playwright-alone', browsers, args)
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
  const reporters = '--reporter=list,json,../scripts/test/tally/playwright.ts'
  const { code } = await run(
    'pnpm',
    ['--filter', '@galleria/e2e', 'exec', 'playwright', 'test', reporters, ...args],
    { env, show: true },
  )
  return { report, count: playwrightCount(report, code) }
}
