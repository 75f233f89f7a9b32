import { cpSync, existsSync } from 'node:fs'
import {
  type Count,
  failuresOf,
  playwrightFailures,
  readReport,
  type VitestReport,
  vitestCount,
  vitestFailures,
} from './count.ts'

/** More than these have a cause of their own, which a second run would only repeat. */
const FEW = 12

/** Result of a run with what the second look found: `unsteady` failed beside the others and passed by itself. */
export interface SecondLook {
  readonly count: Count
  readonly unsteady: readonly string[]
}

/**
 * Runs the few test files that failed once more, alone on the machine: what is wrong fails again, what was only crowded passes.
 * @param again runs these files and writes its report
 */
export async function lookAgainAtFiles(
  report: string,
  first: Count,
  again: (files: string[]) => Promise<{ report: string; code: number }>,
): Promise<SecondLook> {
  const files = readReport<VitestReport>(report)?.testResults ?? []
  const failed = files.filter(({ status }) => status === 'failed')
  if (failed.length === 0 || failed.length > FEW) return { count: first, unsteady: [] }
  const elsewhere = files
    .filter((file) => !failed.includes(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length
  const { report: second, code } = await again(failed.map(({ name }) => name))
  const count = vitestCount(second, code)
  const still = new Set(vitestFailures(second))
  return {
    count: { passed: elsewhere + count.passed, failed: count.failed },
    unsteady: failed.flatMap(failuresOf).filter((name) => !still.has(name)),
  }
}

/**
 * The same for browser tests, which keep the list of what failed themselves.
 * @param results where they leave pages and pictures; the first run's are kept beside the second's
 */
export async function lookAgainAtPages(
  report: string,
  results: string,
  first: Count,
  again: () => Promise<{ report: string; count: Count }>,
): Promise<SecondLook> {
  const failed = playwrightFailures(report)
  if (failed.length === 0 || failed.length > FEW) return { count: first, unsteady: [] }
  if (existsSync(results)) cpSync(results, `${results}-first`, { recursive: true })
  const { report: second, count } = await again()
  const still = new Set(playwrightFailures(second))
  return {
    count: { passed: first.passed + count.passed, failed: count.failed },
    // A second run that tells of nothing proves nothing of any test.
    unsteady: count.passed > 0 ? failed.filter((name) => !still.has(name)) : [],
  }
}
