import type { Minor } from '../money/money.ts'
import type { TaxedAt } from './line.ts'

/** Where a fee comes from (wire §4.2 `AdditionalFeeSource`). */
export type FeeSource = 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING'

export interface Fee {
  readonly code: string
  readonly name: string
  readonly amount: Minor
  readonly source: FeeSource
  /** Which lines it is for; all without it. */
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

/** What a carrier charges beside the delivery itself, as fees of the order. */
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
