import type { Minor } from '../../money/money.ts'

/** A line as far as discounts have left it. */
export interface Left {
  readonly id: string
  readonly amount: Minor
  /** Pieces that cost something. */
  readonly pieces: number
}
