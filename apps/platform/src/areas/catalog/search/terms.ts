import { choiceId, optionId } from '../ids.ts'
import type { SearchDocument } from './document.ts'
import { TermColumn } from './term-column.ts'

const named = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value])

/** Paths that are counted together as one choice: option, choice, color. */
export const CHOICES = 'options'
/** Path of the collections that merchants find by, hidden ones too; it is counted for nobody. */
export const ALL_CATEGORIES = 'collections'
export const choicePaths = [
  'options.name',
  'options.choicesSettings.choices.name',
  'options.choicesSettings.choices.colorCode',
] as const

/** Columns that are counted by value. Each value of a product counts once. */
const countable: Readonly<Record<string, (document: SearchDocument) => readonly string[]>> = {
  productType: ({ productType }) => [productType],
  visible: ({ visible }) => [String(visible)],
  'brand.id': ({ brandId }) => named(brandId),
  'brand.name': ({ brandName }) => named(brandName),
  'ribbon.id': ({ ribbonId }) => named(ribbonId),
  'ribbon.name': ({ ribbonName }) => named(ribbonName),
  'additionalRibbons.id': ({ additionalRibbons }) => additionalRibbons.map(({ id }) => id),
  'additionalRibbons.name': ({ additionalRibbons }) => additionalRibbons.map(({ name }) => name),
  'infoSections.id': ({ infoSections }) => infoSections.map(({ id }) => id),
  'infoSections.uniqueName': ({ infoSections }) => infoSections.map(({ name }) => name),
  'modifiers.id': ({ modifiers }) => modifiers.map(({ id }) => id),
  'modifiers.name': ({ modifiers }) => modifiers.map(({ name }) => name),
  'inventory.availabilityStatus': ({ availability }) => [availability],
  'inventory.preorderStatus': ({ preorder }) => [preorder],
  'directCategoriesInfo.categories.id': ({ categories }) => [...categories.keys()],
  'allCategoriesInfo.categories.id': ({ categories }) => [...categories.keys()],
  [ALL_CATEGORIES]: ({ categories, hiddenCategories }) => [...categories.keys(), ...hiddenCategories.keys()],
  'options.id': ({ options }) => options.map((each) => each.optionId ?? optionId(each.option)),
  'options.name': ({ options }) => options.map(({ option }) => option),
  'options.choicesSettings.choices.name': ({ options }) => options.map(({ choice }) => choice),
  'options.choicesSettings.choices.choiceId': ({ options }) =>
    options.map((each) => each.choiceId ?? choiceId(each.option, each.choice)),
  [CHOICES]: ({ options }) =>
    options.map(({ option, choice, color }) => [option, choice, color ?? ''].join('\0')),
}

const paths = Object.keys(countable)
export const countablePaths = paths.filter((path) => path !== CHOICES && path !== ALL_CATEGORIES)

export class Terms {
  readonly #columns = new Map(paths.map((path) => [path, new TermColumn()]))

  set(slot: number, document: SearchDocument): void {
    for (const [path, column] of this.#columns) column.set(slot, countable[path]?.(document) ?? [])
  }

  /** Column of one of `countablePaths`, `CHOICES` or `ALL_CATEGORIES`. */
  column(path: string): TermColumn {
    const column = this.#columns.get(path)
    if (!column) throw new RangeError(`Nothing is counted by ${path}`)
    return column
  }
}
