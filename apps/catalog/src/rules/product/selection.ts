import type { Product, ProductOption, Variant } from '@galleria/platform-client/products'
import { availability } from './availability.ts'

/** Name of an option as shoppers read it; `name` is what selections and addresses say in every language. */
export function optionLabel({
  name,
  translatedName,
}: Pick<ProductOption, 'name' | 'translatedName'>): string {
  return translatedName ?? name
}

/** A choice as shoppers read it. */
export function choiceLabel({
  description,
  translatedDescription,
}: Pick<ProductOption['choices'][number], 'description' | 'translatedDescription'>): string {
  return translatedDescription ?? description
}

/** Option name to choice description, e.g. `{ Color: 'Sand' }`; the form in which variants and the cart speak. */
export type Selection = Readonly<Record<string, string>>
type Options = Pick<Product, 'productOptions'>
type Stocked = Pick<Product, 'productOptions' | 'variants' | 'manageVariants' | 'stock' | 'preorderInfo'>

/** Choices in the URL, completed to the first variant that can be bought with them: the first press adds it. */
export function parseSelection(product: Stocked, search: URLSearchParams): Selection {
  const chosen = product.productOptions.flatMap((option): [string, string][] => {
    const choices = visibleChoices(option)
    const wanted = search.get(option.name)
    const choice = choices.length === 1 ? choices[0] : choices.find((each) => each.description === wanted)
    return choice ? [[option.name, choice.description]] : []
  })
  return withDefaults(product, Object.fromEntries(chosen))
}

/** The selection with the choices of the first variant for sale that has it; unchanged where none has. */
function withDefaults(product: Stocked, selection: Selection): Selection {
  const missing = new Set(missingOptions(product, selection))
  const open = product.productOptions.filter(({ name }) => missing.has(name))
  if (product.manageVariants && product.variants.length > 0) {
    const isOffered = ({ choices }: Variant) =>
      open.every((option) => visibleChoices(option).some((each) => each.description === choices[option.name]))
    const first = product.variants.find(
      (variant) =>
        matches(variant, selection) &&
        isOffered(variant) &&
        availability(product, variant).status !== 'sold-out',
    )
    return first ? { ...selection, ...pick(first.choices, missing) } : selection
  }
  const defaults = open.flatMap((option): [string, string][] => {
    const available = availableChoices(product, selection, option)
    const first = visibleChoices(option).find((each) => available.has(each.description))
    return first ? [[option.name, first.description]] : []
  })
  return { ...selection, ...Object.fromEntries(defaults) }
}

const pick = (choices: Selection, names: ReadonlySet<string>): Selection =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => names.has(name)))

/** The URL with one choice changed. Choices that it shows stay, those of the page's own making too; so do other parameters. */
export function withChoice(
  product: Stocked,
  search: URLSearchParams,
  option: string,
  choice: string,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const chosen = { ...parseSelection(product, search), [option]: choice }
  for (const [name, each] of Object.entries(chosen)) next.set(name, each)
  return next
}

export const visibleChoices = (option: ProductOption) =>
  option.choices.filter((choice) => choice.visible !== false)

export function missingOptions({ productOptions }: Options, selection: Selection): string[] {
  return productOptions.map((option) => option.name).filter((name) => !Object.hasOwn(selection, name))
}

/** The variant of a complete selection; absent while a choice is missing or where variants are not managed. */
export function selectedVariant(product: Stocked, selection: Selection): Variant | undefined {
  if (missingOptions(product, selection).length > 0) return undefined
  return product.variants.find((variant) => matches(variant, selection))
}

/** The choices of an option that can still lead to something to be had, given what else is chosen. One pass over the variants. */
export function availableChoices(
  product: Stocked,
  selection: Selection,
  { name, choices }: ProductOption,
): ReadonlySet<string | undefined> {
  if (product.manageVariants && product.variants.length > 0) {
    const { [name]: _, ...rest } = selection
    const had = product.variants.filter(
      (variant) => matches(variant, rest) && availability(product, variant).status !== 'sold-out',
    )
    return new Set(had.map((variant) => variant.choices[name]))
  }
  const ahead = product.preorderInfo?.enabled
  if (product.stock.inventoryStatus === 'OUT_OF_STOCK' && !ahead) return new Set()
  return new Set(choices.filter(({ inStock }) => ahead || inStock !== false).map((each) => each.description))
}

function matches(variant: Variant, selection: Selection): boolean {
  return Object.entries(selection).every(([option, choice]) => variant.choices[option] === choice)
}
