import { LRUCache } from 'lru-cache'
import { colorFamilies } from '../../../../domain/words/color-names.ts'
import type { Language } from '../../../../domain/words/language.ts'
import { fold, wordsOf, wordsWithin } from '../../../../domain/words/split.ts'
import type { SearchDocument } from '../document.ts'
import { bits, colorsOf, type FieldText, fieldsOf } from './fields.ts'
import type { Languages } from './languages.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Texts whose words are kept: products share most of theirs with others. */
const MOST_TEXTS = 20_000
/** Steps of a weight in a mark's upper byte; its lower byte has the bits of the fields. */
export const STEPS = 8
/** Share of a word in the language that the text was written in, beside its translation. */
const ORIGINAL = 0.6

export const colorTerm = (name: string): string => `color:${name}`

interface Counted {
  /** Terms, with how often each is there. */
  readonly counts: readonly (readonly [term: number, count: number])[]
  /** Number of all words, those that are skipped too. */
  readonly length: number
}

/** Finds the terms of products: by the forms of the shopper's language in translations, by the shop's in the originals. */
export class Analyzer {
  readonly #languages: Languages
  readonly #vocabulary: Vocabulary
  readonly #own = new LRUCache<string, Counted>({ max: MOST_TEXTS })
  readonly #original = new LRUCache<string, Counted>({ max: MOST_TEXTS })
  /** Brands and article numbers, whose hyphens join nothing. */
  readonly #codes = new LRUCache<string, Counted>({ max: MOST_TEXTS })

  constructor(languages: Languages, vocabulary: Vocabulary) {
    this.#languages = languages
    this.#vocabulary = vocabulary
  }

  /** Marks of a product by the number of the term: weight and fields. */
  marksOf(document: SearchDocument): Map<number, number> {
    const found = new Map<number, { bit: number; weight: number }>()
    const add = (term: number, bit: number, weight: number) => {
      const known = found.get(term)
      if (!known) found.set(term, { bit, weight })
      else {
        known.bit |= bit
        known.weight += weight
      }
    }
    for (const field of fieldsOf(document)) {
      if (field.under && this.#isPolicy(field.under)) continue
      for (const [counted, share] of this.#countedOf(field)) {
        // A word of a short name says more; of other texts the length says nothing.
        const length = field.bit === bits.name ? 1 + 0.1 * (counted.length - 1) : 1
        const norm = (share * field.weight) / length
        for (const [term, count] of counted.counts)
          add(term, field.bit, norm * Math.min(1.5, 0.75 + 0.25 * count))
      }
      if (field.bit === bits.name) this.#show(field.text)
    }
    for (const color of new Set(colorsOf(document)))
      for (const [place, name] of colorFamilies(color).entries())
        add(this.#vocabulary.term(colorTerm(name)), bits.other, place === 0 ? 1.5 : 0.75)
    return new Map(Array.from(found, ([term, { bit, weight }]) => [term, markOf(bit, weight)]))
  }

  /** Notes the words of a name in the shopper's language, as suggestions write them. */
  #show(name: string): void {
    const { own, original, dictionary } = this.#languages
    const translated = own === original ? name : dictionary.get(name)
    for (const [written] of translated?.matchAll(/[\p{L}\p{M}]{3,}/gu) ?? []) {
      const word = fold(written)
      if (!own.lexicon.skipped.has(word))
        this.#vocabulary.show(word, own.isCompounding ? written : written.toLowerCase())
    }
  }

  #countedOf({ text, content }: FieldText): (readonly [Counted, number])[] {
    const { own, original, dictionary } = this.#languages
    const translated = content && own !== original ? dictionary.get(text) : undefined
    if (!content) return [[this.#counted(text, original, this.#codes), 1]]
    if (translated === undefined) return [[this.#counted(text, original, this.#original), 1]]
    return [
      [this.#counted(translated, own, this.#own), 1],
      [this.#counted(text, original, this.#original), ORIGINAL],
    ]
  }

  #counted(text: string, { stem, lexicon }: Language, cache: LRUCache<string, Counted>): Counted {
    const known = cache.get(text)
    if (known) return known
    const counts = new Map<number, number>()
    const plain = text.replace(/<[^>]*>/g, ' ')
    const words = cache === this.#codes ? wordsOf(plain) : wordsWithin(plain)
    for (const word of words) {
      if (lexicon.skipped.has(word)) continue
      const term = this.#vocabulary.term(stem(word))
      this.#vocabulary.note(word, term)
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    const counted = { counts: [...counts], length: words.length }
    cache.set(text, counted)
    return counted
  }

  #isPolicy(title: string): boolean {
    const words = fold(title)
    const { own, original } = this.#languages
    return [own, original].some(({ lexicon }) => lexicon.policies.some((policy) => words.includes(policy)))
  }
}

function markOf(bit: number, weight: number): number {
  return Math.min(255, Math.max(1, Math.round(weight * STEPS))) * 256 + bit
}
