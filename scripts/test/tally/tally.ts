import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Count } from '../count.ts'

/** Names the file of the tally for the processes that run tests. */
const VARIABLE = 'TEST_TALLY'
const PASSED = '+'
const FAILED = '-'

/** Empties the tally, which reporters of the processes started from here write from now on. */
export function beginTally(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  process.env[VARIABLE] = path
}

/** Adds the end of one test. Reporters write their own reports at the end of a run, which one that is killed never has. */
export function addToTally(passed: boolean): void {
  const path = process.env[VARIABLE]
  if (path) appendFileSync(path, passed ? PASSED : FAILED)
}

/** How many tests have ended since the tally began. */
export function readTally(path: string): Count {
  const marks = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const passed = marks.split(PASSED).length - 1
  return { passed, failed: marks.length - passed }
}
