import { violations } from '../../../base/errors.ts'

export const MOST_OF_ONE = 100_000
export const MOST_LINES = 300

/** Throws where a cart is full (wire §4.2). */
export function tooManyLines(present: readonly unknown[]): void {
  if (present.length < MOST_LINES) return
  throw violations([
    {
      field: 'lineItems',
      description: `must have at most ${MOST_LINES} items`,
      violatedRule: 'MAX_SIZE',
      data: { threshold: MOST_LINES },
    },
  ])
}
