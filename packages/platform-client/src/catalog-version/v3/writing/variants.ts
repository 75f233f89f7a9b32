import type { ProductV3Variant } from '../../../calls/catalog/catalog-products-v3.ts'
import type { VariantStock } from '../../../calls/catalog/catalog-products-v3-many.ts'
import type { NewProduct, ProductChanges, VariantChanges } from '../../../calls/catalog/catalog-writes.ts'
import { afterDiscount, type Discount, paidFor } from './discount.ts'
import { isSame } from './mostly.ts'
import { combinationsOf } from './options.ts'
import type { Own, Piece } from './pieces.ts'

type Written = ProductV3Variant & { inventoryItem?: VariantStock }
type Values = Partial<Omit<Piece, 'id' | 'choices' | 'paid'>>

/** A piece with another price or other values; what is paid follows. */
function changed(piece: Piece, values: Values, discount: Discount, digits: number): Piece {
  const next = { ...piece, ...values }
  return { ...next, paid: paidFor(next.asked, piece, discount, digits) }
}

/** Variant of a product without any. */
const blank: Piece = {
  ...{ choices: {}, visible: true, sku: null, barcode: null, asked: 0, paid: 0, cost: null, weight: 0 },
  ...{ unit: null, productDimensions: null, packageDimensions: null, file: null },
}

const agrees = (a: Piece['choices'], b: Piece['choices']) =>
  Object.entries(a).every(([name, choice]) => b[name] === choice)

/** Variants of other options: those that are there stay, and a new one has the price and size of the one that it comes from. */
function recombined(
  pieces: readonly Piece[],
  wanted: NonNullable<ProductChanges['productOptions']>,
): Piece[] {
  return combinationsOf(wanted).map((choices) => {
    const size = Object.keys(choices).length
    const same = pieces.find(
      (piece) => Object.keys(piece.choices).length === size && agrees(piece.choices, choices),
    )
    if (same) return same
    const origin = pieces.find((piece) => agrees(piece.choices, choices) || agrees(choices, piece.choices))
    const { id: _, ...values } = origin ?? pieces[0] ?? blank
    return { ...values, choices, sku: null, barcode: null, ...(!origin && { visible: true }) }
  })
}

/** Variants after changes of their product. Those that had its own value follow it, and others keep theirs. */
export function afterChanges(pieces: readonly Piece[], own: Own, changes: ProductChanges): Piece[] {
  const { priceData, costAndProfitData, weight, pricePerUnitData: perUnit, productOptions, sku } = changes
  const discount = changes.discount
    ? { type: changes.discount.type, value: changes.discount.value ?? 0 }
    : own.discount
  const cost = costAndProfitData?.itemCost
  const unit = perUnit && { quantity: perUnit.totalQuantity, measurementUnit: perUnit.totalMeasurementUnit }
  const { productDimensions, packageDimensions, barcode, digitalFile } = changes
  const next = pieces.map((piece) => {
    const isOwnUnit = !piece.unit || isSame(piece.unit, own.unit)
    return changed(
      piece,
      {
        ...(priceData && piece.asked === own.price && { asked: priceData.price }),
        ...(cost !== undefined && piece.cost === own.cost && { cost }),
        ...(weight !== undefined && piece.weight === own.weight && { weight: weight ?? 0 }),
        ...(unit && isOwnUnit && { unit }),
        ...(perUnit === null && { unit: null }),
        ...(productDimensions !== undefined && { productDimensions }),
        ...(packageDimensions !== undefined && { packageDimensions }),
        ...(digitalFile !== undefined && { file: digitalFile?.id ?? null }),
      },
      discount,
      own.digits,
    )
  })
  const all = productOptions ? recombined(next, productOptions) : next
  const [only, ...others] = all
  if (!only || others.length > 0 || Object.keys(only.choices).length > 0) return all
  return [{ ...only, ...(sku !== undefined && { sku }), ...(barcode !== undefined && { barcode }) }]
}

/** Variants of a new product. */
export function piecesOfNew(product: NewProduct, digits: number): Piece[] {
  const { discount, priceData, productOptions = [] } = product
  const reduction = { type: discount?.type ?? 'NONE', value: discount?.value ?? 0 }
  const { price: asked } = priceData
  const first = { ...blank, asked, paid: afterDiscount(asked, reduction, digits) }
  const own = { price: asked, cost: null, weight: 0, unit: null, discount: reduction, digits }
  const { discount: _, ...changes } = product
  return afterChanges([first], own, { ...changes, productOptions })
}

const names = (changes: VariantChanges, { id, choices }: Piece) =>
  changes.variantIds ? changes.variantIds.includes(id ?? '') : agrees(changes.choices ?? {}, choices)

/** Variants after changes of single ones; `null` is the product's own. */
export function withVariantChanges(
  pieces: readonly Piece[],
  own: Own,
  list: readonly VariantChanges[],
): Piece[] {
  return pieces.map((piece) =>
    list
      .filter((changes) => names(changes, piece))
      .reduce((before, { price, cost, weight, sku, barcode, visible, pricePerUnit, ...rest }) => {
        const settings = pricePerUnit?.settings ?? own.unit
        const { productDimensions, packageDimensions } = rest
        return changed(
          before,
          {
            ...(price !== undefined && { asked: price }),
            ...(cost !== undefined && { cost: cost ?? own.cost }),
            ...(weight !== undefined && { weight: weight ?? own.weight }),
            ...(sku !== undefined && { sku }),
            ...(barcode !== undefined && { barcode }),
            ...(visible !== undefined && { visible }),
            ...(pricePerUnit !== undefined && { unit: settings }),
            ...(productDimensions !== undefined && { productDimensions }),
            ...(packageDimensions !== undefined && { packageDimensions }),
          },
          own.discount,
          own.digits,
        )
      }, piece),
  )
}

/** Variants as catalog V3 takes them; new ones are in stock until their number is known. */
export function variantsFor(
  pieces: readonly Piece[],
  { isDigital, hadFile, digits }: { isDigital: boolean; hadFile: boolean; digits: number },
): Written[] {
  const money = (amount: number) => ({ amount: amount.toFixed(digits) })
  return pieces.map((piece) => {
    const { id, choices, asked, paid, cost, unit, file, weight, ...rest } = piece
    const { productDimensions, packageDimensions, ...texts } = rest
    return {
      ...(id && { id }),
      ...texts,
      choices: Object.entries(choices).map(([optionName, choiceName]) => ({
        optionChoiceNames: { optionName, choiceName },
      })),
      price: { actualPrice: money(paid), compareAtPrice: asked > paid ? money(asked) : null },
      revenueDetails: { cost: cost === null ? null : money(cost) },
      ...(isDigital
        ? (file || hadFile) && { digitalProperties: { digitalFile: file ? { id: file } : null } }
        : {
            physicalProperties: {
              weight,
              ...(unit && { pricePerUnit: { settings: unit } }),
              productDimensions,
              packageDimensions,
            },
          }),
      ...(!id && { inventoryItem: { inStock: true } }),
    } as Written
  })
}
