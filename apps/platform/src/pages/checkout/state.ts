import type { Quote } from '../../areas/cart/quote/quote.ts'
import type { CheckoutSettings } from '../../areas/checkout/settings/input.ts'
import type { CheckoutRow } from '../../areas/checkout/store.ts'
import type { View } from '../hosted/view.ts'
import type { Fault } from './faults.ts'

export interface CheckoutPageState {
  readonly view: View
  readonly row: CheckoutRow
  readonly quote: Quote
  readonly settings: CheckoutSettings
  readonly session: string
  readonly back: string
  /** What is wrong with which field. */
  readonly faults: readonly Fault[]
  /** What is wrong with none of them: a payment that was declined, a total that has changed. */
  readonly problem?: string | undefined
  /** What was typed, where it could not be kept. */
  readonly form?: URLSearchParams
}

/** What is to be paid on this page: less than the total where a card covers part, or part is due later. */
export function dueNow({ totals }: Quote): number {
  return totals.payNow.total - totals.giftCard
}
