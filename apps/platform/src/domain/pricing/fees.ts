import type { Minor } from '../money/money.ts'
import type { TaxedAt } from './line.ts'

/** Source of a fee (wire §4.2 `AdditionalFeeSource`). */
export type FeeSource = 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING'

export interface Fee {
  readonly code: string
  readonly name: string
  readonly amount: Minor
  readonly source: FeeSource
  /** Lines that the fee applies to; all without it. */
  readonly lineIds?: readonly string[]
  readonly taxGroup?: string | null | undefined
  /** Elsewhere than where the goods go. */
  readonly taxedAt?: TaxedAt | undefined
}

/** A charge of a carrier (wire §4.2 `ChargeType`): a sum, or a share of the goods. */
export interface Charge {
  readonly type: 'HANDLING_FEE' | 'INSURANCE'
  readonly amount: Minor
  readonly details?: string
}

/** Turns charges of a carrier beside the delivery itself into fees of the order. */
export function feesOfDelivery(charges: readonly Charge[]): Fee[] {
  return charges
    .filter(({ amount }) => amount > 0)
    .map(({ type, amount, details }) => ({
      code: type,
      name: details ?? (type === 'INSURANCE' ? 'Insurance' : 'Handling'),
      amount,
      source: 'SHIPPING',
    }))
}
