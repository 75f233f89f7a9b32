import { cpSync, existsSync, readFileSync } from 'node:fs'
import { type Count, vitestCount } from './count.ts'

/** More than these have a cause of their own, which a second run would only repeat. */
const FEW = 5

/** A test that failed beside the others and passed by itself. */
export interface Look {
  readonly count: Count
  readonly unsteady: readonly string[]
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[]
  readonly suites?: readonly PlaywrightSuite[]
}

const read = <Report>(report: string): Report | undefined =>
  existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined

/**
 * Runs the few test files that failed once more, alone on the machine: what is wrong fails again, what was only crowded passes.
 * @param again runs these files and writes its report
 */
export async function lookAgainAtFiles(
  report: string,
  first: Count,
  again: (files: string[]) => Promise<{ report: string; code: number }>,
): Promise<Look> {
  const files = read<VitestReport>(report)?.testResults ?? []
  const failed = files.filter(({ status }) => status === 'failed')
  if (failed.length === 0 || failed.length > FEW) return { count: first, unsteady: [] }
  const elsewhere = files
    .filter((file) => !failed.includes(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length
  const { report: second, code } = await again(failed.map(({ name }) => name))
  const count = vitestCount(second, code)
  const still = new Set((read<VitestReport>(second)?.testResults ?? []).flatMap(namesOfFailed))
  return {
    count: { passed: elsewhere + count.passed, failed: count.failed },
    unsteady: failed.flatMap(namesOfFailed).filter((name) => !still.has(name)),
  }
}

function namesOfFailed({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length > 0) return tests.map(({ fullName }) => `${name}: ${fullName}`)
  return status === 'failed' ? [`${name}: its set-up`] : []
}

/**
 * The same for browser tests, which keep the list of what failed themselves.
 * @param results where they leave traces and pictures; the first run's are kept beside the second's
 */
export async function lookAgainAtPages(
  report: string,
  results: string,
  first: Count,
  again: () => Promise<Count>,
): Promise<Look> {
  const failed = namesOfBroken(read<PlaywrightSuite>(report) ?? {})
  if (failed.length === 0 || failed.length > FEW) return { count: first, unsteady: [] }
  if (existsSync(results)) cpSync(results, `${results}-first`, { recursive: true })
  const count = await again()
  return {
    count: { passed: first.passed + count.passed, failed: count.failed },
    unsteady: count.failed === 0 ? failed : [],
  }
}

function namesOfBroken(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`)
  return [...own, ...(suite.suites ?? []).flatMap(namesOfBroken)]
}
