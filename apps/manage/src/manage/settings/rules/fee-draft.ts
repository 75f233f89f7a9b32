import type { AdditionalFeeRule } from '@galleria/platform-client/discounts'
import { decimalOf, decimalOrNull } from './number.ts'

export interface FeeDraft {
  readonly code: string
  readonly name: string
  readonly amount: string
  readonly belowSubtotal: string
  readonly taxGroupId: string
  readonly taxedAt: string
  readonly active: boolean
}

export function feeDraft(fee: AdditionalFeeRule | null): FeeDraft {
  return {
    code: fee?.code ?? '',
    name: fee?.name ?? '',
    amount: fee?.amount ?? '',
    belowSubtotal: fee?.belowSubtotal ?? '',
    taxGroupId: fee?.taxGroupId ?? '',
    taxedAt: fee?.taxableAddress?.addressType ?? 'SHIPPING',
    active: fee?.active ?? true,
  }
}

/** The fee as calls take it; null takes away what was left empty. What it is charged for stays. */
export function feeFields({ code, name, amount, belowSubtotal, taxGroupId, taxedAt, active }: FeeDraft) {
  return {
    code: code.trim(),
    name: name.trim(),
    amount: decimalOf(amount),
    belowSubtotal: decimalOrNull(belowSubtotal) as string,
    taxGroupId: (taxGroupId || null) as string,
    taxableAddress: { addressType: taxedAt as 'SHIPPING' },
    active,
  }
}
