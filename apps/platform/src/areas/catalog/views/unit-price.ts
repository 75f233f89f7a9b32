import type { PlatformConfig } from '../../../data/config.ts'
import { format, type Minor, toDecimal } from '../../../domain/money/money.ts'
import { unitRatio } from '../measurement-units.ts'
import type { StoredPricePerUnit, StoredUnitQuantity } from '../tables.ts'

type Site = Pick<PlatformConfig, 'currency' | 'locale'>

/** Price of the base quantity, in minor units; undefined where the two quantities measure different things. */
export function pricePerUnit(sale: Minor, perUnit: StoredPricePerUnit): Minor | undefined {
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = perUnit
  const ratio = unitRatio(totalMeasurementUnit, baseMeasurementUnit)
  if (ratio === undefined || !(totalQuantity > 0)) return undefined
  return Math.round((sale * baseQuantity) / (totalQuantity * ratio))
}

/** The same with what is in a variant, where that is its own. */
export function ofVariant(
  perUnit: StoredPricePerUnit | null,
  own: StoredUnitQuantity | null,
): StoredPricePerUnit | null {
  if (!perUnit || !own) return perUnit
  return { ...perUnit, totalQuantity: own.quantity, totalMeasurementUnit: own.measurementUnit }
}

/** Wire §4.10: as a number, and as a shopper reads it. */
export function unitPriceView(
  site: Site,
  minor: Minor,
  { baseQuantity, baseMeasurementUnit }: StoredPricePerUnit,
) {
  const amount = baseQuantity === 1 ? '' : `${baseQuantity} `
  return {
    value: toDecimal(minor, site.currency),
    description: `${format(minor, site)} / ${amount}${baseMeasurementUnit.toLowerCase()}`,
  }
}
