import { isDeepStrictEqual } from 'node:util'
import { violations } from '../../../../base/errors.ts'
import { unitRatio } from '../../measurement-units.ts'
import type { StoredPricePerUnit, StoredUnitQuantity } from '../../tables.ts'
import type { ProductState } from './state.ts'

/** The product with another price per unit: variants whose own quantity is of another kind than that have what it has. */
export function withPricePerUnitOf(
  product: ProductState,
  pricePerUnit: StoredPricePerUnit | null,
): ProductState {
  const stays = (own: StoredUnitQuantity) =>
    pricePerUnit !== null &&
    unitRatio(own.measurementUnit, pricePerUnit.baseMeasurementUnit) !== undefined &&
    !isDeepStrictEqual(own, totalOf(pricePerUnit))
  const variants = product.variants.map((variant) =>
    variant.unitQuantity && !stays(variant.unitQuantity) ? { ...variant, unitQuantity: null } : variant,
  )
  return { ...product, pricePerUnit, variants }
}

/** Unit quantity that a variant stores: none where it equals that of the product. @throws ApiError 400 `PRICE_PER_UNIT_NOT_ALIGNED` */
export function ownQuantity(
  { pricePerUnit }: ProductState,
  own: StoredUnitQuantity | undefined,
  field: string,
): StoredUnitQuantity | null {
  if (!own) return null
  const base = pricePerUnit?.baseMeasurementUnit
  if (!pricePerUnit || !base)
    throw notAligned(field, 'requires pricePerUnitData on the product. Set it first')
  if (unitRatio(own.measurementUnit, base) === undefined)
    throw notAligned(field, `can't be converted from ${own.measurementUnit} to ${base}`)
  return isDeepStrictEqual(own, totalOf(pricePerUnit)) ? null : own
}

const totalOf = ({ totalQuantity, totalMeasurementUnit }: StoredPricePerUnit): StoredUnitQuantity => ({
  ...{ quantity: totalQuantity, measurementUnit: totalMeasurementUnit },
})

function notAligned(field: string, description: string) {
  return violations([
    {
      ...{ field: `${field}.pricePerUnit`, description },
      ...{ violatedRule: 'OTHER', ruleName: 'PRICE_PER_UNIT_NOT_ALIGNED' },
    },
  ])
}
