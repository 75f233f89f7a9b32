import type { Caller } from '../../http/caller.ts'
import type { Quote } from '../cart/quote/quote.ts'
import type { CheckoutRow } from '../checkout/store.ts'
import type { Charged } from './payments/providers.ts'

export interface NewOrder {
  readonly orderId: string
  readonly row: CheckoutRow
  readonly quote: Quote
  readonly date: Date
  /** What the provider answered; nothing of an order that costs nothing. */
  readonly charge: Charged | undefined
  readonly caller?: Caller | undefined
  /** Made by the merchant: there was no checkout before it. */
  readonly drafted?: boolean
  /** Without a letter to the buyer. */
  readonly quietly?: boolean
  /** The buyer lets the payment method be kept for the next time. */
  readonly savesPayment?: boolean
}
