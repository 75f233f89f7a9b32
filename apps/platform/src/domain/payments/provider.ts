import type { Minor } from '../money/money.ts'
import type { TransactionStatus } from './status.ts'

/** How the shopper means to pay: a method of the provider's list, or `card` with a number. */
export interface PaymentChoice {
  readonly method: string
  readonly cardNumber?: string | undefined
}

export interface Charge extends PaymentChoice {
  readonly amount: Minor
  readonly currency: string
  /** The same for the same attempt: a provider answers it as it did the first time. */
  readonly key: string
  readonly now: Date
  /** A subscription's further cycle, without the shopper. */
  readonly again?: boolean
}

export interface ChargeAnswer {
  readonly status: Extract<
    TransactionStatus,
    'APPROVED' | 'PENDING' | 'PENDING_MERCHANT' | 'AUTHORIZED' | 'DECLINED'
  >
  /** The method as it is kept: never a card's number. */
  readonly method: string
  readonly offline: boolean
  readonly reference: string
  readonly reason?: string
  /** Seconds until a pending payment is decided, and how. */
  readonly settles?: { readonly as: TransactionStatus; readonly inSeconds: number }
  /** Seconds until an authorization is taken or given up by itself. */
  readonly action?: { readonly type: 'CAPTURE' | 'VOID'; readonly inSeconds: number }
}

/** A payment that the provider knows by its own reference. */
export interface ChargedBefore {
  readonly reference: string
  readonly method: string
  readonly amount: Minor
  /** The same for the same attempt. */
  readonly key: string
}

interface CaptureAnswer {
  readonly status: 'APPROVED' | 'DECLINED'
  readonly reason?: string
}

export interface RefundAnswer {
  readonly status: 'SUCCEEDED' | 'PENDING' | 'FAILED'
  readonly settles?: { readonly as: 'SUCCEEDED' | 'FAILED'; readonly inSeconds: number }
}

/** Whether a provider would give a payment back at all. */
export type ProviderRefundability = 'REFUNDABLE' | 'MANUAL' | 'DISABLED_BY_PROVIDER' | 'PROVIDER_IS_DOWN'

/**
 * Payment provider. Called within the transaction of the order, which may run again: every call carries a key
 * and must have no further effect the second time.
 */
export interface PaymentProvider {
  /** Kept with each payment; never another for the same provider. */
  readonly name: string
  /** Methods that shoppers choose from. */
  readonly methods: readonly string[]
  /** The method as it is kept of a payment. */
  methodOf(choice: PaymentChoice): string
  charge(charge: Charge): Promise<ChargeAnswer>
  /** Takes money that is held. */
  capture(held: ChargedBefore): Promise<CaptureAnswer>
  /** Lets go of money that is held. */
  release(held: ChargedBefore): Promise<void>
  /** From what is known, without asking anybody: pages show it. */
  refundability(method: string): ProviderRefundability
  refund(payment: ChargedBefore): Promise<RefundAnswer>
}
