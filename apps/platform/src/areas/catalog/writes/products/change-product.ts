import { isDeepStrictEqual } from 'node:util'
import { violations } from '../../../../base/errors.ts'
import { toDecimal } from '../../../../domain/money/money.ts'
import type { NamedAs } from '../../customizations/named-as.ts'
import { asOwn, type SectionResolver } from '../../info-sections/resolve.ts'
import { noSeo } from '../../views/product.ts'
import type { ProductChanges } from '../input.ts'
import { withDimensions } from './dimensions.ts'
import { filed } from './filing.ts'
import { refuseLessThanDiscount, toMinor, withValues } from './prices.ts'
import type { ProductState } from './state.ts'
import { withPricePerUnitOf } from './unit-quantity.ts'
import { withTexts } from './variant-texts.ts'
import { resetVariants, withOptions } from './variants.ts'

export interface Around {
  readonly currency: string
  /** Brand and ribbon by id, where the changes name one or take it away. */
  readonly brandId?: string | null
  readonly ribbonId?: string | null
  /** File that buyers get, where the changes name it or take it away. */
  readonly digitalFile?: ProductState['digitalFile']
  /** Shared options and sections, where the changes name some. */
  readonly named?: NamedAs
  readonly sections?: SectionResolver
}

export const nameKeyOf = (name: string) => name.normalize('NFC').toLowerCase()

/** The product as the changes want it; its slug is looked at by whoever saves it. */
export function changeProduct(product: ProductState, input: ProductChanges, around: Around): ProductState {
  const { currency, brandId, ribbonId, digitalFile, named, sections } = around
  const { name, description, priceData, costAndProfitData, weight, discount, manageVariants } = input
  let next: ProductState = {
    ...product,
    ...(name !== undefined && { name, nameKey: nameKeyOf(name) }),
    ...(input.slug !== undefined && { slug: input.slug }),
    ...(input.visible !== undefined && { visible: input.visible }),
    ...(description !== undefined &&
      description !== product.description && { description: description ?? '', richDescription: null }),
    ...(input.sku !== undefined && skuOf(product, input.sku || null)),
    ...(input.additionalInfoSections && {
      infoSections: (sections ?? asOwn)(product, input.additionalInfoSections),
    }),
    ...(input.seoData !== undefined && { seoData: unlessEmpty(product.seoData, noSeo, input.seoData) }),
    ...(discount && discountOf(discount, currency)),
    ...(brandId !== undefined && { brandId }),
    ...(ribbonId !== undefined && { ribbonId }),
    ...(digitalFile !== undefined && { digitalFile }),
  }
  const cost = costAndProfitData?.itemCost
  next = withValues(next, {
    ...(priceData && { priceMinor: toMinor(priceData.price, currency, 'product.priceData.price') }),
    ...(cost !== undefined && {
      costMinor: cost === null ? null : toMinor(cost, currency, 'product.costAndProfitData.itemCost'),
    }),
    ...(weight !== undefined && { weight: unlessEmpty(product.weight, 0, weight) }),
  })
  refuseMoreThanPrice(next, input, currency)
  if (input.productOptions) next = withOptions(next, input.productOptions, named)
  next = withDimensions(next, input)
  next = filed(next, input)
  if (input.pricePerUnitData !== undefined) next = withPricePerUnitOf(next, input.pricePerUnitData)
  next = withTexts(next, input)
  if (manageVariants === undefined || manageVariants === next.manageVariants) return next
  return manageVariants ? { ...next, manageVariants } : { ...resetVariants(next), manageVariants }
}

/** The SKU of a product; its only variant follows where it has the same, as catalog V3 writes it. */
function skuOf({ options, variants, sku: before }: ProductState, sku: string | null) {
  const isOne = options.length === 0 && before !== null && variants.every((each) => each.sku === before)
  return { sku, ...(isOne && { variants: variants.map((variant) => ({ ...variant, sku })) }) }
}

/** None where there is none and what none is read as is sent back: that is no change. */
function unlessEmpty<Value>(before: Value | null, none: Value, given: unknown): Value | null {
  return before === null && isDeepStrictEqual(given, none) ? null : (given as Value | null)
}

/** Refuses a discount above the price. */
function refuseMoreThanPrice(
  { discountType, discountValue, priceMinor, variants }: ProductState,
  { discount, priceData }: ProductChanges,
  currency: string,
): void {
  if (discountType !== 'AMOUNT' || !(discount || priceData)) return
  if (!discount) {
    const off = { discountType, discountValue }
    refuseLessThanDiscount(priceMinor, off, currency, 'product.priceData.price')
    return
  }
  const field = 'product.discount.value'
  const least = Math.min(priceMinor, ...variants.map((variant) => variant.priceMinor))
  if (toMinor(discountValue, currency, field) <= least) return
  const threshold = Number(toDecimal(least, currency))
  const description = `must be at most the lowest price, ${threshold}`
  throw violations([{ field, description, violatedRule: 'MAX', data: { threshold } }])
}

function discountOf({ type, value }: NonNullable<ProductChanges['discount']>, currency: string) {
  // An amount is money: finer than the currency it could not be taken off.
  if (type === 'AMOUNT') toMinor(value, currency, 'product.discount.value')
  return { discountType: type, discountValue: type === 'NONE' ? 0 : value }
}
