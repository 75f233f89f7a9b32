import { z } from 'zod'
import { violations } from '../../base/errors.ts'
import { fromDecimal } from '../../domain/money/money.ts'
import type { Tip as StoredTip } from '../../domain/pricing/tip.ts'

/** A suggested share, a suggested sum, or one of the shopper's own (spec §3 "Tip types"); amounts are decimal. */
export const Tip = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PERCENTAGE'), percentage: z.number().min(0.01).max(100) }),
  z.object({
    type: z.enum(['AMOUNT', 'CUSTOM']),
    amount: z.string().regex(/^\d{1,9}(\.\d{1,3})?$/, { error: 'must be an amount such as 2.50' }),
  }),
])
type Tip = z.output<typeof Tip>

export function tipFrom(tip: Tip, currency: string): StoredTip {
  if (tip.type === 'PERCENTAGE') return { type: tip.type, percent: String(tip.percentage) }
  const amount = fromDecimal(tip.amount, currency)
  if (amount === undefined)
    throw violations([
      {
        field: 'tip.amount',
        description: `has more decimals than ${currency} allows`,
        violatedRule: 'DECIMAL_MAX_SCALE',
      },
    ])
  return { type: tip.type, amount }
}
