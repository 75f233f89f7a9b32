import { existsSync, readFileSync } from 'node:fs'

export interface Count {
  readonly passed: number
  readonly failed: number
}

/** A runner that could not run at all is one failure, never silence. */
export const noCount: Count = { passed: 0, failed: 1 }

function read(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

/** A file that fails outside its tests leaves a non-zero exit code and counts once. */
export function vitestCount(report: string, code: number): Count {
  const result = read(report) as { numPassedTests: number; numFailedTests: number } | undefined
  if (!result) return noCount
  return atLeastOneFailure({ passed: result.numPassedTests, failed: result.numFailedTests }, code)
}

/** What passes only when tried again has failed: the cause is in the store or in the test. */
export function playwrightCount(report: string, code: number): Count {
  const result = read(report) as
    | { stats: { expected: number; unexpected: number; flaky: number } }
    | undefined
  if (!result) return noCount
  const { expected, unexpected, flaky } = result.stats
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, code)
}

function atLeastOneFailure(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}
