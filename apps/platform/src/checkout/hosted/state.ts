import type { Quote } from '../../cart/quote.ts'
import type { PlatformConfig } from '../../config.ts'
import type { Outcome } from '../place-order.ts'
import type { CheckoutRow } from '../store.ts'

export interface CheckoutPageState {
  readonly config: PlatformConfig
  readonly row: CheckoutRow
  readonly quote: Quote
  readonly session: string
  readonly back: string
  readonly outcome?: Outcome
  /** Paths of the checkout that were refused. */
  readonly faults?: readonly string[]
  /** What was typed, where it could not be kept. */
  readonly form?: URLSearchParams
}
