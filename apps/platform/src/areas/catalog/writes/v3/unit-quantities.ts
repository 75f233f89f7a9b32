import { isDeepStrictEqual } from 'node:util'
import { violations } from '../../../../base/errors.ts'
import { unitRatio } from '../../measurement-units.ts'
import type { StoredUnitQuantity } from '../../tables.ts'
import type { ProductState } from '../products/state.ts'

/**
 * Price per unit as catalog V3 tells it: for how much it is told by the product, how much is in it by each variant. In
 * the product is what catalog V1 knows: how much most of its variants have.
 * @throws ApiError 400 where only one of the two is told, or they measure different things
 */
export function withPricePerUnit(
  product: ProductState,
  given: StoredUnitQuantity | null | undefined,
  own: ReadonlyMap<string, StoredUnitQuantity>,
): ProductState {
  if (given === undefined && own.size === 0) return product
  if (given === null) {
    if (own.size) throw notAligned('is set on variants and must not include a unit quantity')
    const variants = product.variants.map((variant) =>
      variant.unitQuantity ? { ...variant, unitQuantity: null } : variant,
    )
    return { ...product, pricePerUnit: null, variants }
  }
  const before = product.pricePerUnit
  const base =
    given ?? (before && { quantity: before.baseQuantity, measurementUnit: before.baseMeasurementUnit })
  if (!base) throw notAligned('is set on variants and must not include a unit quantity')
  const had = before && { quantity: before.totalQuantity, measurementUnit: before.totalMeasurementUnit }
  const totals = new Map(
    product.variants.map((variant) => [variant.id, own.get(variant.id) ?? variant.unitQuantity ?? had]),
  )
  const [first] = totals.values()
  for (const total of totals.values()) {
    if (!total) throw notAligned('requires pricePerUnit.settings on every variant')
    if (unitRatio(total.measurementUnit, base.measurementUnit) === undefined)
      throw notAligned(`can't be converted from ${total.measurementUnit} to ${base.measurementUnit}`)
  }
  const whole = [...totals.values()].find((total) => isDeepStrictEqual(total, had)) ?? first
  if (!whole) return product
  return {
    ...product,
    pricePerUnit: {
      ...{ totalQuantity: whole.quantity, totalMeasurementUnit: whole.measurementUnit },
      ...{ baseQuantity: base.quantity, baseMeasurementUnit: base.measurementUnit },
    },
    variants: product.variants.map((variant) => {
      const total = totals.get(variant.id) ?? null
      const unitQuantity = isDeepStrictEqual(total, whole) ? null : total
      return isDeepStrictEqual(unitQuantity, variant.unitQuantity) ? variant : { ...variant, unitQuantity }
    }),
  }
}

function notAligned(description: string) {
  return violations([
    {
      ...{ field: 'product.physicalProperties.pricePerUnit', description },
      ...{ violatedRule: 'OTHER', ruleName: 'PRICE_PER_UNIT_NOT_ALIGNED' },
    },
  ])
}
