import type { ProductV3 } from '../../../entities/catalog-v3/product.ts'
import type { VariantV3 } from '../../../entities/catalog-v3/variant.ts'
import { choicesOf } from '../options.ts'
import { numberOf } from '../price.ts'
import { type Asked, type Discount, digitsOf, discountOf } from './discount.ts'
import { mostly } from './mostly.ts'

type Physical = NonNullable<VariantV3['physicalProperties']>
type Unit = { readonly quantity: number; readonly measurementUnit: string }
type Size = NonNullable<Physical['productDimensions']>

/** Variant as it is written: all its values are its own, as catalog V3 keeps them. */
export interface Piece extends Asked {
  /** Left out for a variant that is new. */
  readonly id?: string
  readonly choices: Readonly<Record<string, string>>
  readonly visible: boolean
  readonly sku: string | null
  readonly barcode: string | null
  readonly cost: number | null
  readonly weight: number
  readonly unit: Unit | null
  readonly productDimensions: Size | null
  readonly packageDimensions: Size | null
  /** Id of the file that buyers get. */
  readonly file: string | null
}

/** What catalog V1 calls the product's own: the values that most variants have, which the others differ from. */
export interface Own {
  readonly price: number
  readonly cost: number | null
  readonly weight: number
  readonly unit: Unit | null
  readonly discount: Discount
  /** Decimal places of the currency. */
  readonly digits: number
}

export function piecesOf({ options = [], variantsInfo }: ProductV3): Piece[] {
  return (variantsInfo?.variants ?? []).map((variant) => {
    const { id, price, revenueDetails, physicalProperties: physical, digitalProperties } = variant
    const { quantity, measurementUnit } = physical?.pricePerUnit?.settings ?? {}
    const paid = numberOf(price?.actualPrice)
    const cost = revenueDetails?.cost?.amount
    return {
      ...(id && { id }),
      choices: choicesOf(options, variant),
      visible: variant.visible ?? true,
      sku: variant.sku || null,
      barcode: variant.barcode || null,
      asked: Math.max(paid, numberOf(price?.compareAtPrice)),
      paid,
      cost: cost === undefined || cost === null ? null : Number(cost),
      weight: physical?.weight ?? 0,
      unit: quantity && measurementUnit ? { quantity, measurementUnit } : null,
      productDimensions: physical?.productDimensions ?? null,
      packageDimensions: physical?.packageDimensions ?? null,
      file: digitalProperties?.digitalFile?.id ?? null,
    }
  })
}

export function ownOf(pieces: readonly Piece[], currency: string): Own {
  const digits = digitsOf(currency)
  const isCostKnown = pieces.every(({ cost }) => cost !== null)
  return {
    price: mostly(pieces.map(({ asked }) => asked)) ?? 0,
    // Where one has none, a cost of the product would become its own.
    cost: isCostKnown ? (mostly(pieces.map(({ cost }) => cost)) ?? null) : null,
    weight: mostly(pieces.map(({ weight }) => weight)) ?? 0,
    unit: mostly(pieces.flatMap(({ unit }) => unit ?? [])) ?? null,
    discount: discountOf(pieces, digits),
    digits,
  }
}
