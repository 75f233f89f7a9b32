import { run } from '../lib/processes.ts'
import { ensureTestServers } from '../lib/test-servers.ts'
import { failureReasons, vitestCount, vitestFailures } from './count.ts'
import { lookAgainAtFiles } from './second-look.ts'
import { slowest, vitestTimes } from './slowest.ts'
import { heading, REPORTS, type Suite } from './suite.ts'

interface Ran {
  readonly report: string
  readonly code: number
}

/** Unit and integration tests, of the files or folders named. */
export function unitTests(files: readonly string[]): Suite {
  return {
    name: 'unit',
    async run({ failures, reasons, times, unsteady }) {
      await ensureTestServers((line) => console.log(line))
      heading('Unit and integration tests')
      const { report, code } = await vitest('vitest', ['--reporter=./scripts/test/tally/vitest.ts', ...files])
      const look = await lookAgainAtFiles(report, vitestCount(report, code), (files) => {
        heading('Those that failed, once more, alone')
        return vitest('vitest-alone', ['--no-file-parallelism', ...files])
      })
      failures.push(...vitestFailures(report))
      for (const [name, reason] of failureReasons(report)) reasons.set(name, reason)
      times.push(...slowest(vitestTimes(report)))
      unsteady.push(...look.unsteady)
      return look.count
    },
  }
}

async function vitest(name: string, args: readonly string[]): Promise<Ran> {
  const report = `${REPORTS}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('pnpm', ['exec', 'vitest', 'run', ...reporters, ...args], { show: true })
  return { report, code }
}
