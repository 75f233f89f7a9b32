import type { Quote } from '../../areas/cart/index.ts'
import type { CheckoutRow } from '../../areas/checkout/index.ts'
import type { CheckoutSettings } from '../../areas/terms/index.ts'
import type { View } from '../hosted/view.ts'
import type { Fault } from './faults.ts'

export interface CheckoutPageState {
  readonly view: View
  readonly row: CheckoutRow
  readonly quote: Quote
  readonly settings: CheckoutSettings
  readonly session: string
  readonly back: string
  /** Errors by field. */
  readonly faults: readonly Fault[]
  /** Error outside the fields: a declined payment, a total that has changed. */
  readonly problem?: string | undefined
  /** Values typed, where they could not be saved. */
  readonly form?: URLSearchParams
}

/** Calculates the amount to pay on this page: less than the total where a card covers part, or part is due later. */
export function dueNow({ totals }: Quote): number {
  return totals.payNow.total - totals.giftCard - totals.storeCredit
}
