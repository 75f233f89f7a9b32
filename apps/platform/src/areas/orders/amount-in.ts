import { violations } from '../../base/errors.ts'
import { fromDecimal, type Minor } from '../../domain/money/money.ts'

/** Minor units of an amount as it was sent; refused at `field` where the currency has fewer decimals. */
export function minorIn(amount: string, currency: string, field: string): Minor {
  const found = fromDecimal(amount, currency)
  if (found !== undefined) return found
  throw violations([
    {
      field,
      description: `has more decimals than ${currency} allows`,
      violatedRule: 'DECIMAL_MAX_SCALE',
    },
  ])
}
