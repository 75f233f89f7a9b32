import { addToTally } from './tally.ts'

/** Reporter of Playwright: adds each test to the tally as it ends. */
export default class {
  onTestEnd(test: { outcome(): 'skipped' | 'expected' | 'unexpected' | 'flaky' }): void {
    const outcome = test.outcome()
    if (outcome !== 'skipped') addToTally(outcome === 'expected')
  }
}
