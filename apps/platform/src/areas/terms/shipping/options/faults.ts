import { applicationError, violations } from '../../../../base/errors.ts'
import type { Db } from '../../../../data/database.ts'
import { fractionDigits, fromDecimal } from '../../../../domain/money/money.ts'
import type { ShippingOptionInput } from '../input.ts'
import { findRegionIds } from '../regions/store.ts'

/** Throws for amounts finer than the currency, and for quantities that are no whole numbers. */
export function checkRates(rates: ShippingOptionInput['rates'] | undefined, currency: string): void {
  for (const [index, { amount, conditions }] of (rates ?? []).entries()) {
    if (fromDecimal(amount, currency) === undefined) throw tooFine(`rates[${index}].amount`, currency)
    for (const [place, { type, value }] of conditions.entries()) {
      const at = `rates[${index}].conditions[${place}].value`
      if (type === 'BY_TOTAL_PRICE' && fromDecimal(value, currency) === undefined) throw tooFine(at, currency)
      if (type === 'BY_TOTAL_QUANTITY' && !/^\d+(\.0+)?$/.test(value))
        throw applicationError(400, 'INVALID_QUANTITY_VALUE', 'The quantity must be a whole number.')
    }
  }
}

function tooFine(field: string, currency: string) {
  const threshold = fractionDigits(currency)
  return violations([
    {
      field: `shippingOption.${field}`,
      description: `must be an amount of ${currency}, with at most ${threshold} decimals`,
      violatedRule: 'DECIMAL_MAX_SCALE',
      data: { threshold },
    },
  ])
}

/** Throws for a region nobody delivers to. */
export async function checkRegions(db: Db, ids: readonly string[], field: string): Promise<void> {
  if (ids.length === 0) return
  const known = await findRegionIds(db, ids)
  if (known.length === new Set(ids).size) return
  throw violations([{ field, description: 'is not an existing region', violatedRule: 'VALIDATION' }])
}

export function unknownOption() {
  return applicationError(404, 'SHIPPING_OPTION_NOT_FOUND', 'Shipping option not found.')
}

export function unknownConfiguration() {
  return applicationError(404, 'SHIPPO_CONFIGURATION_NOT_FOUND', 'Configuration not found.')
}
