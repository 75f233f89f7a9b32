export interface ChoiceDraft {
  /** CSS hex of a color; else empty. */
  readonly value: string
  readonly description: string
  /** Ids of the product's media that show this choice. */
  readonly mediaIds: readonly string[]
}

export interface OptionDraft {
  readonly name: string
  readonly type: 'drop_down' | 'color'
  readonly choices: readonly ChoiceDraft[]
}

/** Variant as typed; empty is the product's own value, and for the stock: not counted. */
export interface VariantDraft {
  readonly price: string
  readonly cost: string
  readonly weight: string
  readonly sku: string
  readonly barcode: string
  /** How much of a unit is in it, e.g. `500 ml`. */
  readonly amount: string
  /** E.g. `12 × 8 × 3.5 cm`; a dash is none. */
  readonly size: string
  readonly packageSize: string
  readonly quantity: string
  readonly inStock: boolean
  /** Counts only where the product may be ordered ahead. */
  readonly preorder: boolean
  readonly visible: boolean
}

export type Choices = Readonly<Record<string, string>>
export type Variants = Readonly<Record<string, VariantDraft>>

export interface VariantRow {
  readonly key: string
  readonly choices: Choices
  readonly variant: VariantDraft
}

/** Wire §4.9. */
export const MOST_VARIANTS = 1000

export const newVariant: VariantDraft = {
  ...{ price: '', cost: '', weight: '', sku: '', barcode: '', amount: '' },
  ...{ size: '', packageSize: '', quantity: '' },
  inStock: true,
  preorder: false,
  visible: true,
}

/** The same whatever the order of the options. */
export const keyOf = (choices: Choices): string =>
  JSON.stringify(Object.entries(choices).toSorted(([one], [other]) => (one < other ? -1 : 1)))

export const choicesOf = (key: string): Choices => Object.fromEntries(JSON.parse(key) as [string, string][])

/** How many variants these options make; more than a product may have are only counted, never made. */
export const combinationsIn = (options: readonly OptionDraft[]): number =>
  options.reduce((product, { choices }) => product * choices.length, 1)

/** A row for each combination, in the order of options and choices; without options there is one. */
export function rowsOf(options: readonly OptionDraft[], variants: Variants): readonly VariantRow[] {
  if (combinationsIn(options) > MOST_VARIANTS) return []
  return options
    .reduce<Choices[]>(
      (all, { name, choices }) =>
        all.flatMap((made) => choices.map(({ description }) => ({ ...made, [name]: description }))),
      [{}],
    )
    .map((choices) => {
      const key = keyOf(choices)
      return { key, choices, variant: variants[key] ?? from(choices, variants) }
    })
}

/** A combination that is new begins as the one it comes from, where an option was added or taken away. Stock is counted anew. */
function from(choices: Choices, variants: Variants): VariantDraft {
  const origin = Object.entries(variants).find(([key]) => {
    const known = choicesOf(key)
    return agrees(known, choices) || agrees(choices, known)
  })?.[1]
  return origin ? { ...origin, sku: '', barcode: '', quantity: '', inStock: true } : newVariant
}

const agrees = (some: Choices, all: Choices) =>
  Object.entries(some).every(([name, choice]) => all[name] === choice)

/** The same values for every row that is marked. */
export function setMany(
  rows: readonly VariantRow[],
  marked: ReadonlySet<string>,
  values: Partial<VariantDraft>,
): Variants {
  return Object.fromEntries(
    rows.map(({ key, variant }) => [key, marked.has(key) ? { ...variant, ...values } : variant]),
  )
}

/** Their keys after an option, or a choice of it, is called something else. */
export function renamed(
  variants: Variants,
  { option, choice }: { readonly option: string; readonly choice?: string },
  name: string,
): Variants {
  return Object.fromEntries(
    Object.entries(variants).map(([key, variant]) => {
      const now = Object.entries(choicesOf(key)).map(([of, picked]): [string, string] => {
        if (of !== option) return [of, picked]
        return choice === undefined ? [name, picked] : [of, picked === choice ? name : picked]
      })
      return [keyOf(Object.fromEntries(now)), variant]
    }),
  )
}

/** Whether any has what the product itself does not say. */
export const hasOwnValues = (rows: readonly VariantRow[]): boolean =>
  rows.some(
    ({ variant: { price, cost, weight, sku, barcode, amount, size, packageSize, visible } }) =>
      !visible ||
      [price, cost, weight, sku, barcode, amount, size, packageSize].some((text) => text.trim() !== ''),
  )
