import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  readonly passed: number
  readonly failed: number
}

/** A runner that could not run at all is one failure, never silence. */
export const noCount: Count = { passed: 0, failed: 1 }

export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults?: readonly VitestFile[]
}

export interface VitestFile {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages?: readonly string[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  /** Errors outside of tests, in a global set-up for one. */
  readonly errors?: readonly { readonly message?: string }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSpec {
  readonly title: string
  readonly file: string
  readonly ok: boolean
  readonly tests?: readonly {
    readonly projectName: string
    readonly status: string
    readonly results?: readonly { readonly error?: { readonly message?: string } }[]
  }[]
}

export function readReport<Report>(report: string): Report | undefined {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
}

/** A file that fails outside its tests, in its set-up say, is one failure more. */
export function vitestCount(report: string, code: number): Count {
  const result = readReport<VitestReport>(report)
  if (!result) return noCount
  const outside = (result.testResults ?? []).filter(isFailedOutside).length
  return atLeastOneFailure({ passed: result.numPassedTests, failed: result.numFailedTests + outside }, code)
}

/** Counts a test that passes only on a retry as failed: the cause is in the store or in the test. */
export function playwrightCount(report: string, code: number): Count {
  const result = readReport<PlaywrightReport>(report)
  if (!result) return noCount
  const { expected, unexpected, flaky } = result.stats
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, code)
}

function atLeastOneFailure(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Each test of a run that failed, by file and name; of a file that failed outside its tests, the file. */
export function vitestFailures(report: string): string[] {
  return (readReport<VitestReport>(report)?.testResults ?? []).flatMap(failuresOf)
}

export function failuresOf(file: VitestFile): string[] {
  const path = relative('.', file.name)
  if (isFailedOutside(file)) return [`${path}: its set-up`]
  return file.assertionResults.flatMap((test) =>
    test.status === 'failed' ? [`${path}: ${test.fullName}`] : [],
  )
}

/** Vitest names a file failed also where each of its tests passed, or none was run. */
function isFailedOutside({ status, assertionResults }: VitestFile): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}

/** The same of browser tests, with the project that each failed in. */
export function playwrightFailures(report: string): string[] {
  const result = readReport<PlaywrightReport>(report)
  if (!result) return []
  const outside = (result.errors ?? []).map(
    ({ message = '' }) => `outside of tests: ${message.split('\n')[0]}`,
  )
  return [...failuresIn(result), ...outside]
}

function failuresIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  return [...specs.flatMap(failuresOfSpec), ...suites.flatMap(failuresIn)]
}

/** A spec stands once for all projects, and its `ok` is that of the first: each test is asked for itself. */
function failuresOfSpec({ file, title, ok, tests = [] }: PlaywrightSpec): string[] {
  const name = `${file}: ${title}`
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  if (failed.length > 0) return failed.map(({ projectName }) => `${name} (${projectName})`)
  return ok ? [] : [name]
}

/** Why tests failed, by the names that `vitestFailures` and `playwrightFailures` give: the first lines of the message. */
export function failureReasons(report: string): ReadonlyMap<string, string> {
  const run = readReport<VitestReport & PlaywrightSuite>(report)
  return new Map([...(run?.testResults ?? []).flatMap(reasonsOf), ...reasonsIn(run ?? {})])
}

function reasonsOf({ name, assertionResults }: VitestFile): [string, string][] {
  return assertionResults.flatMap(({ fullName, status, failureMessages = [] }) =>
    status === 'failed' ? [[`${relative('.', name)}: ${fullName}`, briefly(failureMessages[0])]] : [],
  )
}

function reasonsIn({ specs = [], suites = [] }: PlaywrightSuite): [string, string][] {
  const own = specs.flatMap(({ file, title, tests = [] }) =>
    tests.flatMap(({ projectName, results = [] }): [string, string][] => {
      const message = results.find(({ error }) => error)?.error?.message
      return message ? [[`${file}: ${title} (${projectName})`, briefly(message)]] : []
    }),
  )
  return [...own, ...suites.flatMap(reasonsIn)]
}

function briefly(message = ''): string {
  const lines = stripVTControlCharacters(message.slice(0, 2000)).split('\n')
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' | ')
    .slice(0, 300)
}
