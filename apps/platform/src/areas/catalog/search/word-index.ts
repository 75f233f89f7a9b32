import MiniSearch from 'minisearch'
import type { SearchDocument } from './document.ts'

export interface TextQuery {
  readonly expression: string
  readonly mode: 'AND' | 'OR'
  /** Forgives a letter or two in longer words. */
  readonly fuzzy: boolean
  readonly fields: readonly TextField[]
}

export const textFields = ['name', 'description', 'sku', 'brand', 'category'] as const
export type TextField = (typeof textFields)[number]

const boost: Readonly<Record<TextField, number>> = { name: 4, brand: 2, category: 2, sku: 3, description: 1 }

/** Products by the words in them. */
export class WordIndex {
  readonly #words = new MiniSearch<SearchDocument>({
    fields: [...textFields],
    extractField: textOf as (document: SearchDocument, field: string) => string,
    // Accents are no reason not to find: "cafe" finds "café".
    processTerm: (term) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  })

  add(documents: readonly SearchDocument[]): void {
    this.#words.addAll(documents)
  }

  remove(ids: readonly string[]): void {
    this.#words.discardAll(ids)
  }

  /** Ids with how well they match. The last word may be unfinished: people search as they type. */
  find({ expression, mode, fuzzy, fields }: TextQuery): ReadonlyMap<string, number> {
    const results = this.#words.search(expression, {
      combineWith: mode,
      fields: [...fields],
      boost,
      prefix: (_, index, terms) => index === terms.length - 1,
      // One letter in four, two in six: fewer would find anything.
      fuzzy: fuzzy && ((term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false)),
    })
    return new Map(results.map(({ id, score }) => [id as string, score]))
  }
}

/** Words of both are the same, in every field. */
export const hasSameText = (a: SearchDocument, b: SearchDocument): boolean =>
  textFields.every((field) => textOf(a, field) === textOf(b, field))

function textOf(document: SearchDocument, field: TextField | 'id'): string {
  switch (field) {
    case 'id':
      return document.id
    case 'sku':
      return [...document.skus, ...document.barcodes].join(' ')
    case 'brand':
      return document.brandName ?? ''
    case 'category':
      return document.categoryNames.join(' ')
    default:
      return document[field]
  }
}
