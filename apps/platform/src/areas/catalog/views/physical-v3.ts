import type { PlatformConfig } from '../../../data/config.ts'
import type { ProductRow, VariantRow } from '../store/products.ts'
import type { StoredPricePerUnit } from '../tables.ts'
import { ofVariant, pricePerUnit, unitPriceView } from './unit-price.ts'

type Site = Pick<PlatformConfig, 'currency' | 'locale' | 'weightUnit'>
interface ViewOptions {
  readonly fields: ReadonlySet<string>
  /** Ranges over the variants too. */
  readonly whole: boolean
}

/** Physical properties of a product of catalog V3, which only shipped goods have (wire §4.10); absent where there are none. */
export function physicalView(
  site: Site,
  row: ProductRow,
  sold: readonly VariantRow[],
  { fields, whole }: ViewOptions,
) {
  if (row.productType !== 'physical') return {}
  const { pricePerUnit: perUnit, fulfillerId, deliveryProfileId } = row
  const properties = {
    ...(perUnit && { pricePerUnit: baseOf(perUnit) }),
    ...(fulfillerId && { fulfillerId }),
    ...(deliveryProfileId && { deliveryProfileId }),
    ...(whole && ranges(site, row, sold)),
    ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
      weightMeasurementUnitInfo: { weightMeasurementUnit: site.weightUnit },
    }),
  }
  return Object.keys(properties).length ? { physicalProperties: properties } : {}
}

/** Physical properties of a variant. */
export function physicalPropertiesView(
  site: Site,
  row: Pick<ProductRow, 'weight' | 'pricePerUnit'>,
  variant: VariantRow,
) {
  const { productDimensions, packageDimensions } = variant
  const perUnit = ofVariant(row.pricePerUnit, variant.unitQuantity)
  const each = perUnit ? pricePerUnit(variant.saleMinor, perUnit) : undefined
  return {
    weight: weightOf(row, variant),
    ...(perUnit &&
      each !== undefined && {
        pricePerUnit: {
          settings: { quantity: perUnit.totalQuantity, measurementUnit: perUnit.totalMeasurementUnit },
          ...unitPriceView(site, each, perUnit),
        },
      }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
  }
}

const weightOf = (row: Pick<ProductRow, 'weight'>, variant: VariantRow) =>
  Number(variant.weight ?? row.weight ?? 0)

const baseOf = ({ baseQuantity, baseMeasurementUnit }: StoredPricePerUnit) => ({
  quantity: baseQuantity,
  measurementUnit: baseMeasurementUnit,
})

function ranges(site: Site, row: ProductRow, sold: readonly VariantRow[]) {
  const weights = sold.map((variant) => weightOf(row, variant))
  const perUnit = row.pricePerUnit
  const each = sold.flatMap(({ saleMinor, unitQuantity }) => {
    const own = ofVariant(perUnit, unitQuantity)
    return (own && pricePerUnit(saleMinor, own)) ?? []
  })
  return {
    shippingWeightRange: { minValue: least(weights), maxValue: most(weights) },
    ...(perUnit &&
      each.length > 0 && {
        pricePerUnitRange: {
          minValue: unitPriceView(site, least(each), perUnit),
          maxValue: unitPriceView(site, most(each), perUnit),
        },
      }),
  }
}

const least = (values: readonly number[]) => (values.length ? Math.min(...values) : 0)
const most = (values: readonly number[]) => (values.length ? Math.max(...values) : 0)
