import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { applicationError, violations } from '../../../../base/errors.ts'
import type { NamedAs } from '../../customizations/named-as.ts'
import { preorderOf } from '../../stock.ts'
import { addElsewhere } from '../../stock-keeping/locations/elsewhere.ts'
import type { StoredOption } from '../../tables.ts'
import type { OptionInput, VariantChanges } from '../input.ts'
import { dimensionsOf } from './dimensions.ts'
import { ownValue, refuseLessThanDiscount, toMinor } from './prices.ts'
import type { ProductState, VariantState } from './state.ts'
import { ownQuantity } from './unit-quantity.ts'
import { noTexts, textsOf } from './variant-texts.ts'

/** Wire §4.9: `variants[]`. */
const MOST_VARIANTS = 1000

/** The product with other options: a variant for each combination, of which those that were there stay what they are. */
export function withOptions(
  product: ProductState,
  wanted: readonly OptionInput[],
  named: NamedAs = (option) => option,
): ProductState {
  const options = wanted.map(({ name, optionType, choices }): StoredOption => {
    const old = product.options.find((option) => option.name === name)
    return named({
      ...(old?.id && { id: old.id }),
      optionType,
      name,
      choices: choices.map(({ value, description }) => {
        const known = old?.choices.find((choice) => choice.description === description)
        const mediaIds = known?.mediaIds ? { mediaIds: known.mediaIds } : {}
        const kept = known?.id ? { id: known.id } : {}
        return { ...kept, value: value ?? known?.value ?? description, description, ...mediaIds }
      }),
    })
  })
  const count = options.reduce((product, { choices }) => product * choices.length, 1)
  if (count > MOST_VARIANTS)
    throw applicationError(
      400,
      'TOO_MANY_VARIANTS',
      `These options create ${count} variants. A product can have at most ${MOST_VARIANTS}.`,
      { count, limit: MOST_VARIANTS },
    )
  const variants = combinations(options).map((choices, position) => {
    const same = product.variants.find((variant) => isDeepStrictEqual(variant.choices, choices))
    if (same) return same.position === position ? same : { ...same, position }
    return newVariant(product, choices, position)
  })
  return { ...product, options, variants }
}

function combinations(options: readonly StoredOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (all, { name, choices }) =>
      all.flatMap((made) => choices.map(({ description }) => ({ ...made, [name]: description }))),
    [{}],
  )
}

/** Priced as the variant it comes from, where an option was added or taken away; its stock is not known yet. */
function newVariant(product: ProductState, choices: Record<string, string>, position: number): VariantState {
  const agrees = (a: Record<string, string>, b: Record<string, string>) =>
    Object.entries(a).every(([name, choice]) => b[name] === choice)
  const origin = product.variants.find(
    (variant) => agrees(variant.choices, choices) || agrees(choices, variant.choices),
  )
  return {
    id: randomUUID(),
    position,
    choices,
    sku: null,
    priceMinor: origin?.priceMinor ?? product.priceMinor,
    saleMinor: 0,
    costMinor: origin?.costMinor ?? null,
    weight: origin?.weight ?? null,
    visible: origin?.visible ?? true,
    preorder: origin?.preorder ?? sharedPreorder(product),
    preordered: 0,
    stockRevision: 1,
    trackQuantity: false,
    quantity: null,
    inStock: true,
    withoutItem: null,
    lowStockAt: origin?.lowStockAt ?? null,
    elsewhere: null,
    ...noTexts,
    productDimensions: origin?.productDimensions ?? null,
    packageDimensions: origin?.packageDimensions ?? null,
    unitQuantity: origin?.unitQuantity ?? null,
  }
}

/** The pre-order that all variants share, for a new one to inherit. */
function sharedPreorder({ variants: [first, ...others] }: ProductState): VariantState['preorder'] {
  const alike = others.every(({ preorder }) => isDeepStrictEqual(preorder, first?.preorder))
  return (alike && first?.preorder) || null
}

/** One variant in the place of all, with what was counted of them together. */
export function withoutOptions(product: ProductState): ProductState {
  const [first, ...others] = product.variants
  if (!first || product.options.length === 0) return product
  const tracked = product.variants.filter(({ trackQuantity }) => trackQuantity)
  const quantity = tracked.reduce((sum, variant) => sum + (variant.quantity ?? 0), 0)
  const elsewhere = addElsewhere(tracked.map((variant) => variant.elsewhere))
  const only = {
    ...{ ...asDefault(first, product), choices: {}, position: 0 },
    preorder: preorderOf(product.variants) ?? first.preorder,
    preordered: others.reduce((sum, { preordered }) => sum + preordered, first.preordered),
    withoutItem: product.variants.every(({ withoutItem }) => withoutItem) || null,
    ...(tracked.length
      ? { trackQuantity: true, quantity, elsewhere, inStock: quantity > 0 }
      : { inStock: product.variants.some(({ inStock }) => inStock) }),
  }
  return { ...product, options: [], variants: [only] }
}

/** Every variant as the product itself is. */
export function resetVariants(product: ProductState): ProductState {
  return { ...product, variants: product.variants.map((variant) => asDefault(variant, product)) }
}

function asDefault(variant: VariantState, { priceMinor }: ProductState): VariantState {
  const own = { costMinor: null, weight: null, sku: null, unitQuantity: null, ...noTexts }
  return { ...variant, ...own, productDimensions: null, packageDimensions: null, priceMinor, visible: true }
}

/** @throws ApiError 400 where nothing is named, or what is named is not there; each with its place in the list */
export function withVariants(
  product: ProductState,
  list: readonly VariantChanges[],
  currency: string,
): ProductState {
  let { variants } = product
  for (const [index, changes] of list.entries()) {
    const field = `variants[${index}]`
    const { pricePerUnit: perUnit, weight } = changes
    const values = {
      ...valuesOf(changes, currency, field),
      ...(perUnit !== undefined && { unitQuantity: ownQuantity(product, perUnit?.settings, field) }),
    }
    const chosen = choose(variants, changes, field)
    variants = variants.map((variant) => {
      if (!chosen.has(variant.id)) return variant
      const own = weight !== undefined && { weight: ownValue('weight', weight, { product, variant }) }
      const next = { ...variant, ...values, ...own }
      if (next.priceMinor !== variant.priceMinor)
        refuseLessThanDiscount(next.priceMinor, product, currency, `${field}.price`)
      return next
    })
  }
  if (product.manageVariants || isDeepStrictEqual(variants, product.variants)) return { ...product, variants }
  throw applicationError(
    400,
    'VARIANTS_NOT_MANAGED',
    'The variants of this product have no values of their own. Set manageVariants to true first.',
  )
}

function valuesOf(changes: VariantChanges, currency: string, field: string) {
  const { price, cost, sku, visible } = changes
  return {
    ...dimensionsOf(changes),
    ...(price !== undefined && { priceMinor: toMinor(price, currency, `${field}.price`) }),
    ...(cost !== undefined && { costMinor: cost === null ? null : toMinor(cost, currency, `${field}.cost`) }),
    ...(sku !== undefined && { sku: sku || null }),
    ...textsOf(changes),
    ...(visible !== undefined && { visible }),
  }
}

function choose(variants: readonly VariantState[], { choices, variantIds }: VariantChanges, field: string) {
  if (!variantIds && !choices)
    throw violations([
      {
        field,
        description: 'must identify variants by variantIds or choices',
        violatedRule: 'ONE_OF_ALIGNMENT',
      },
    ])
  const chosen = variantIds
    ? variants.filter(({ id }) => variantIds.includes(id))
    : variants.filter((variant) =>
        Object.entries(choices ?? {}).every(([name, choice]) => variant.choices[name] === choice),
      )
  if (chosen.length === 0 || (variantIds && chosen.length !== new Set(variantIds).size))
    throw violations([
      {
        field: `${field}.${variantIds ? 'variantIds' : 'choices'}`,
        description: 'is not a variant of this product',
        violatedRule: 'VALIDATION',
      },
    ])
  return new Set(chosen.map(({ id }) => id))
}
