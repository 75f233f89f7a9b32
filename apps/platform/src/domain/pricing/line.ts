import type { Minor } from '../money/money.ts'
import { AmountTooLarge } from './amounts.ts'

/** How a line is paid for (wire §4.2 `PaymentOptionType`). */
export type PaymentOption =
  | 'FULL_PAYMENT_ONLINE'
  | 'FULL_PAYMENT_OFFLINE'
  | 'MEMBERSHIP'
  | 'DEPOSIT_ONLINE'
  | 'MEMBERSHIP_OFFLINE'
  | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'

/** Place where a line is taxed, if not its destination (wire §4.2 `TaxableAddressType`). */
export type TaxedAt = 'BUSINESS' | 'BILLING'

export interface PricedLine {
  readonly id: string
  /** Price of one piece, additions included. */
  readonly unit: Minor
  readonly quantity: number
  /** Scopes by which discounts may name it, e.g. its product and its collections. */
  readonly scopes?: readonly string[]
  /** Gift cards are money already: neither discounted nor taxed. */
  readonly isMoney?: boolean | undefined
  readonly taxGroup?: string | null | undefined
  readonly taxedAt?: TaxedAt | undefined
  readonly paymentOption?: PaymentOption | undefined
  /** Deposit for one piece, with `DEPOSIT_ONLINE`. */
  readonly deposit?: Minor | null | undefined
  /** Pieces that a membership pays for: they cost nothing. */
  readonly covered?: number | undefined
}

/** Calculates the price of a line before any discount. */
export function grossOf({ unit, quantity, covered = 0 }: PricedLine): Minor {
  const gross = unit * Math.max(0, quantity - covered)
  if (!Number.isSafeInteger(gross)) throw new AmountTooLarge()
  return gross
}
