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

export const countablePaths = Object.keys(countable).filter((path) => path !== CHOICES)

/** A product's values as numbers, so that a hundred thousand products are counted in a few milliseconds. */
export class Terms {
  readonly #paths = new Map<string, { readonly numbers: Map<string, number>; readonly texts: string[] }>()

  of(document: SearchDocument): Readonly<Record<string, Uint32Array>> {
    const terms: Record<string, Uint32Array> = {}
    for (const [path, read] of Object.entries(countable))
      terms[path] = Uint32Array.from(new Set(read(document).map((text) => this.#number(path, text))))
    return terms
  }

  texts(path: string): readonly string[] {
    return this.#paths.get(path)?.texts ?? []
  }

  #number(path: string, text: string): number {
    const known = this.#paths.get(path) ?? { numbers: new Map<string, number>(), texts: [] as string[] }
    this.#paths.set(path, known)
    const number = known.numbers.get(text) ?? known.texts.push(text) - 1
    known.numbers.set(text, number)
    return number
  }
}
