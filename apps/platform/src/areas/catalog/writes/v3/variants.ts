import Big from 'big.js'
import { applicationError, violations } from '../../../../base/errors.ts'
import { checkRevision } from '../../../../base/input/revision.ts'
import { toNumber } from '../../../../domain/money/money.ts'
import { idOfChoice, idOfOption } from '../../ids.ts'
import type { StoredUnitQuantity } from '../../tables.ts'
import type { StockOfVariant } from '../inventory/input.ts'
import { aheadAs, stocked } from '../inventory/inventory.ts'
import { dimensionsOf } from '../products/dimensions.ts'
import { afterDiscount, ownValue, toMinor } from '../products/prices.ts'
import type { ProductState, VariantState } from '../products/state.ts'
import { textsOf } from '../products/variant-texts.ts'
import type { VariantV3Input } from './input.ts'
import { unknown } from './unknown.ts'

/**
 * The product with its variants as catalog V3 lists them: each combination of its choices once, of which hidden ones may be
 * left out.
 */
export function withVariantsV3(
  product: ProductState,
  list: readonly VariantV3Input[],
  currency: string,
): { readonly product: ProductState; readonly unitQuantities: ReadonlyMap<string, StoredUnitQuantity> } {
  const unitQuantities = new Map<string, StoredUnitQuantity>()
  const changed = new Map<string, VariantState>()
  const paid = new Map<string, number>()
  for (const [index, input] of list.entries()) {
    const field = `product.variantsInfo.variants[${index}]`
    const variant = variantOf(product, input, field)
    if (changed.has(variant.id))
      throw applicationError(
        400,
        'DUPLICATE_VARIANT_OPTION_CHOICE',
        `${field} has the same choices as another variant.`,
      )
    const { price, revenueDetails, physicalProperties, visible, sku, inventoryItem } = input
    if (physicalProperties && product.productType === 'digital') throw notAligned(field)
    const { weight, pricePerUnit } = physicalProperties ?? {}
    if (pricePerUnit?.settings) unitQuantities.set(variant.id, pricePerUnit.settings)
    const sale =
      price && toMinor(Number(price.actualPrice.amount), currency, `${field}.price.actualPrice.amount`)
    const compared = price?.compareAtPrice?.amount
    const before = compared
      ? toMinor(Number(compared), currency, `${field}.price.compareAtPrice.amount`)
      : sale
    if (sale !== undefined && before !== undefined) {
      if (before < sale)
        throw unknown(`${field}.price.compareAtPrice.amount`, 'must be higher than the actual price')
      paid.set(variant.id, sale)
    }
    const cost = revenueDetails?.cost
    const stock = inventoryItem ? stockIn(variant, inventoryItem, field) : variant
    changed.set(variant.id, {
      ...stock,
      ...(inventoryItem?.preorderInfo && { preorder: aheadAs(inventoryItem.preorderInfo, stock) }),
      ...(before !== undefined && { priceMinor: before }),
      ...(cost !== undefined && {
        costMinor: ownValue(
          'costMinor',
          cost && toMinor(Number(cost.amount), currency, `${field}.revenueDetails.cost.amount`),
          { product, variant },
        ),
      }),
      ...(weight !== undefined && { weight: ownValue('weight', weight, { product, variant }) }),
      ...(sku !== undefined && { sku: sku || null }),
      ...textsOf(input),
      ...dimensionsOf(physicalProperties ?? {}),
      ...(visible != null && { visible }),
    })
  }
  const variants = product.variants.map((variant) => {
    const known = changed.get(variant.id)
    if (known) return known
    // Hidden variants are shown only to callers who may see what merchants see.
    if (!variant.visible) return variant
    throw applicationError(
      400,
      'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      `variantsInfo has no variant for ${JSON.stringify(variant.choices)}. List each combination of choices once.`,
      { choices: variant.choices },
    )
  })
  const whole = {
    ...product,
    ...ownValues(product, variants, list),
    ...discountOf(
      product,
      variants.filter(({ id }) => changed.has(id)),
      paid,
      currency,
    ),
    variants,
  }
  return { product: withOneSku(product, whole), unitQuantities }
}

/** The SKU of a product without options is that of its only variant; what was read of either is no change. */
function withOneSku(before: ProductState, after: ProductState): ProductState {
  const [was] = before.variants
  const [only] = after.variants
  if (!only || !was || after.options.length > 0 || only.sku === was.sku) return after
  if (was.sku === null && only.sku === after.sku) return { ...after, variants: [{ ...only, sku: null }] }
  return { ...after, sku: only.sku }
}

/** @throws ApiError 400 for less than nothing, and 409 where its stock was changed meanwhile */
function stockIn(variant: VariantState, given: StockOfVariant, field: string): VariantState {
  checkRevision(variant.stockRevision, given.revision)
  if ((given.quantity ?? 0) >= 0) return stocked(variant, given)
  throw violations([
    {
      ...{ field: `${field}.inventoryItem.quantity`, description: 'must be at least 0' },
      ...{ violatedRule: 'OTHER', ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE' },
    },
  ])
}

function notAligned(field: string) {
  return violations([
    {
      field: `${field}.physicalProperties`,
      description: 'must not be set for a digital product',
      ...{ violatedRule: 'OTHER', ruleName: 'VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED' },
    },
  ])
}

/** Variant by its id, or by its choices. */
function variantOf(product: ProductState, { id, choices }: VariantV3Input, field: string): VariantState {
  if (id && choices.length === 0) {
    const known = product.variants.find((variant) => variant.id === id.toLowerCase())
    if (known) return known
    throw unknown(`${field}.id`, 'is not a variant of this product')
  }
  const wanted = choices.map(({ optionChoiceIds: ids, optionChoiceNames: names }, index) => {
    const option = product.options.find((each) =>
      ids ? idOfOption(each) === ids.optionId : each.name === names?.optionName,
    )
    const choice = option?.choices.find((each) =>
      ids ? idOfChoice(option, each) === ids.choiceId : each.description === names?.choiceName,
    )
    if (option && choice) return [option.name, choice.description] as const
    throw unknown(`${field}.choices[${index}]`, "is not a choice of this product's options")
  })
  const named = new Map(wanted)
  const known = product.variants.find((variant) =>
    Object.entries(variant.choices).every(([name, choice]) => named.get(name) === choice),
  )
  if (known) return known
  throw applicationError(400, 'MISSING_VARIANT_OPTION_CHOICE', `${field} must have a choice of each option.`)
}

/** Price and weight of the product after a change of variants: those of the cheapest, and what is the same for all. */
function ownValues(
  product: ProductState,
  variants: readonly VariantState[],
  list: readonly VariantV3Input[],
): Pick<ProductState, 'priceMinor' | 'costMinor' | 'weight'> {
  const changed = (key: 'priceMinor' | 'costMinor' | 'weight') =>
    variants.some((variant, index) => variant[key] !== product.variants[index]?.[key])
  const shared = (key: 'costMinor' | 'weight') => {
    const [first, ...others] = new Set(variants.map((variant) => variant[key] ?? product[key]))
    return changed(key) && first !== undefined && others.length === 0 ? first : product[key]
  }
  return {
    priceMinor: changed('priceMinor')
      ? Math.min(...variants.map(({ priceMinor }) => priceMinor))
      : product.priceMinor,
    costMinor: list.every(({ revenueDetails }) => revenueDetails?.cost === null) ? null : shared('costMinor'),
    weight: list.every(({ physicalProperties }) => physicalProperties?.weight === null)
      ? null
      : shared('weight'),
  }
}

/** One discount of the product makes every actual price. @throws ApiError 400 where there is no such discount */
function discountOf(
  product: ProductState,
  variants: readonly VariantState[],
  paid: ReadonlyMap<string, number>,
  currency: string,
): Partial<Pick<ProductState, 'discountType' | 'discountValue'>> {
  if (paid.size === 0) return {}
  const wanted = variants.map(({ id, priceMinor, saleMinor }) => ({
    priceMinor,
    sale: paid.get(id) ?? saleMinor,
  }))
  const makes = (discount: Pick<ProductState, 'discountType' | 'discountValue'>) =>
    wanted.every(({ priceMinor, sale }) => afterDiscount(priceMinor, discount, currency) === sale)
  const [dearest = { priceMinor: 0, sale: 0 }] = wanted.toSorted((a, b) => b.priceMinor - a.priceMinor)
  const off = dearest.priceMinor - dearest.sale
  const percent = dearest.priceMinor ? new Big(off).times(100).div(dearest.priceMinor).round(2).toNumber() : 0
  const { discountType, discountValue } = product
  const found = (
    [
      { discountType, discountValue },
      { discountType: 'NONE', discountValue: 0 },
      { discountType: 'AMOUNT', discountValue: toNumber(off, currency) },
      { discountType: 'PERCENT', discountValue: percent },
    ] as const
  ).find(makes)
  if (found) return found
  throw unknown(
    'product.variantsInfo.variants',
    'must all have the same discount amount or percentage because a product has one discount',
  )
}
