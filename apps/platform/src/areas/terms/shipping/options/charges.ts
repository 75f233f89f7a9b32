import type { Minor } from '../../../../domain/money/money.ts'
import { part, percent } from '../../../../domain/pricing/amounts.ts'
import type { Charge } from '../../../../domain/pricing/fees.ts'
import type { StoredCharge } from '../tables.ts'

export function chargesOf(stored: readonly StoredCharge[] | null, goods: Minor): Charge[] {
  return (stored ?? []).map(({ type, amountMinor = 0, percent: share, details }) => ({
    type,
    amount: share ? part(goods, percent(share)) : amountMinor,
    ...(details ? { details } : {}),
  }))
}
