import { violations } from '../../base/errors.ts'
import { fractionDigits, fromDecimal, type Minor } from './money.ts'

/** Throws where an amount is finer than the currency. */
export function minorAmount(text: string, currency: string, field: string): Minor {
  const amount = fromDecimal(text, currency)
  if (amount !== undefined) return amount
  const threshold = fractionDigits(currency)
  throw violations([
    {
      field,
      description: `must be an amount of ${currency}, with at most ${threshold} decimals`,
      violatedRule: 'DECIMAL_MAX_SCALE',
      data: { threshold },
    },
  ])
}
