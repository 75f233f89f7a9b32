import type { TestCase } from 'vitest/node'
import { addToTally } from './tally.ts'

/** Reporter of Vitest: adds each test to the tally as it ends. */
export default class {
  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'passed' || state === 'failed') addToTally(state === 'passed')
  }
}
