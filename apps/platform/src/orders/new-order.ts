import type { Caller } from '../caller.ts'
import type { Quote } from '../cart/quote.ts'
import type { CheckoutRow } from '../checkout/store.ts'

export interface NewOrder {
  readonly orderId: string
  readonly row: CheckoutRow
  readonly quote: Quote
  readonly date: Date
  readonly paid: boolean
  readonly caller: Caller
}
