import type { Quote } from '../../cart/quote.ts'
import type { View } from '../../hosted/view.ts'
import type { PlainKey } from '../../messages/say.ts'
import type { Outcome } from '../place-order.ts'
import type { CheckoutRow } from '../store.ts'

export interface CheckoutPageState {
  readonly view: View
  readonly row: CheckoutRow
  readonly quote: Quote
  readonly session: string
  readonly back: string
  readonly outcome?: Outcome
  /** Paths of the checkout that were refused. */
  readonly faults?: readonly string[]
  /** What was wrong with the gift card. */
  readonly giftCardFault?: PlainKey | undefined
  /** What was typed, where it could not be kept. */
  readonly form?: URLSearchParams
}

/** What is to be paid on this page: less than the total where a card covers part, or part is due later. */
export function dueNow({ totals }: Quote): number {
  return totals.payNow.total - totals.giftCard
}
