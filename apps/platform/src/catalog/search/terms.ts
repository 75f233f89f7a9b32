import { choiceId, optionId } from '../ids.ts'
import type { SearchDocument } from './document.ts'

const named = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value])

/** Which option, which choice, which colour: the parts of a choice that are counted together. */
export const CHOICES = 'options'
export const choicePaths = [
  'options.name',
  'options.choicesSettings.choices.name',
  'options.choicesSettings.choices.colorCode',
] as const

/** What is counted by value. Each value of a product counts once. */
const countable: Readonly<Record<string, (document: SearchDocument) => readonly string[]>> = {
  productType: ({ productType }) => [productType],
  visible: ({ visible }) => [String(visible)],
  'brand.id': ({ brandId }) => named(brandId),
  'brand.name': ({ brandName }) => named(brandName),
  'ribbon.id': ({ ribbonId }) => named(ribbonId),
  'ribbon.name': ({ ribbonName }) => named(ribbonName),
  'inventory.availabilityStatus': ({ availability }) => [availability],
  'inventory.preorderStatus': ({ preorder }) => [preorder ? 'ENABLED' : 'DISABLED'],
  'directCategoriesInfo.categories.id': ({ categories }) => [...categories.keys()],
  'allCategoriesInfo.categories.id': ({ categories }) => [...categories.keys()],
  'options.id': ({ options }) => options.map(({ option }) => optionId(option)),
  'options.name': ({ options }) => options.map(({ option }) => option),
  'options.choicesSettings.choices.name': ({ options }) => options.map(({ choice }) => choice),
  'options.choicesSettings.choices.choiceId': ({ options }) =>
    options.map(({ option, choice }) => choiceId(option, choice)),
  [CHOICES]: ({ options }) =>
    options.map(({ option, choice, color }) => [option, choice, color ?? ''].join('\0')),
}

const paths = Object.keys(countable)
export const countablePaths = paths.filter((path) => path !== CHOICES)

/** A product's values as numbers, one list per path, so that a hundred thousand products are counted in milliseconds. */
export type ProductTerms = readonly (readonly number[])[]

export class Terms {
  readonly #columns = paths.map(() => ({ numbers: new Map<string, number>(), texts: [] as string[] }))
  /** Equal lists are one list: most products share theirs with many others. */
  readonly #lists = new Map<string, readonly number[]>()

  of(document: SearchDocument): ProductTerms {
    return paths.map((path, column) => {
      const texts = new Set(countable[path]?.(document))
      return this.#shared([...texts].map((text) => this.#number(column, text)))
    })
  }

  columnOf(path: string): number {
    return paths.indexOf(path)
  }

  texts(path: string): readonly string[] {
    return this.#columns[this.columnOf(path)]?.texts ?? []
  }

  #shared(list: readonly number[]): readonly number[] {
    const name = list.join()
    const known = this.#lists.get(name)
    if (!known) this.#lists.set(name, list)
    return known ?? list
  }

  #number(column: number, text: string): number {
    const known = this.#columns[column]
    if (!known) throw new RangeError(`There is no column ${column}`)
    const number = known.numbers.get(text) ?? known.texts.push(text) - 1
    known.numbers.set(text, number)
    return number
  }
}
