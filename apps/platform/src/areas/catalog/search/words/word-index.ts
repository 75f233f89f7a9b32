import type { SearchDocument } from '../document.ts'
import { Analyzer, STEPS } from './analyze.ts'
import { completionsOf } from './complete.ts'
import { bits, type TextField } from './fields.ts'
import type { Languages } from './languages.ts'
import { Postings } from './postings.ts'
import { type Alternative, type Group, groupsOf } from './question.ts'
import { Vocabulary } from './vocabulary.ts'

export interface TextQuery {
  readonly expression: string
  readonly mode: 'AND' | 'OR'
  /** Takes near words for those that no product has, and products with some of the words where none has all. */
  readonly fuzzy: boolean
  /** Absent where every text is searched. */
  readonly fields?: readonly TextField[] | undefined
}

/** Rating of the product in each slot, as whole numbers; 0 where it does not match. */
export type Scores = Uint32Array

const ANYWHERE = bits.name | bits.description | bits.sku | bits.other
/** Weight at which a further mention counts half. */
const HALF = 2
const PRECISION = 10_000
/** Worth of each weight of a mark: further mentions count less and less. */
const values = Float32Array.from({ length: 256 }, (_, step) => step / STEPS / (step / STEPS + HALF))
/** Completions that are searched for beyond those wanted: synonyms and parted words find products that no count foresees. */
const MORE_TRIED = 3
let made = 0

type Scratch = ReturnType<typeof scratch>

const scratch = (size: number) => ({
  best: new Float32Array(size),
  sums: new Float32Array(size),
  counts: new Uint8Array(size),
  having: new Float32Array(size),
  partSums: new Float32Array(size),
  partCounts: new Uint8Array(size),
})

/** Products by the words in them, in one language and the shop's own. */
export class WordIndex {
  readonly #postings = new Postings()
  readonly #vocabulary = new Vocabulary((term) => this.#postings.count(term) > 0)
  readonly #languages: Languages
  readonly #analyzer: Analyzer
  #held = new Uint8Array(1024)
  #count = 0
  #scratch: Scratch | undefined
  /** Tells results of one index from those of another. */
  readonly name = `words ${made++}`
  /** Without hidden products where shoppers search: none of their words may decide what is found. */
  readonly #isPublic: boolean

  constructor(languages: Languages, { isPublic }: { readonly isPublic: boolean }) {
    this.#languages = languages
    this.#isPublic = isPublic
    this.#analyzer = new Analyzer(languages, this.#vocabulary)
  }

  has(slot: number): boolean {
    return this.#held[slot] === 1
  }

  add(slot: number, document: SearchDocument): void {
    if (this.#takes(document)) {
      for (const [term, mark] of this.#analyzer.marksOf(document)) this.#postings.set(term, slot, mark)
      this.#count += 1
    }
    if (slot >= this.#held.length) {
      const more = new Uint8Array(2 ** Math.ceil(Math.log2(slot + 1)))
      more.set(this.#held)
      this.#held = more
    }
    this.#held[slot] = 1
  }

  /** `document` is what was added: its words are found anew and not kept. */
  remove(slot: number, document: SearchDocument): void {
    this.#held[slot] = 0
    if (!this.#takes(document)) return
    for (const term of this.#analyzer.marksOf(document).keys()) this.#postings.delete(term, slot)
    this.#count -= 1
  }

  find({ expression, mode, fuzzy, fields }: TextQuery): Scores {
    const groups = groupsOf(expression, this.#languages, this.#vocabulary, { forgiving: fuzzy })
    const within = fields?.length ? fields.reduce((mask, name) => mask | bits[name], 0) : ANYWHERE
    if (mode === 'OR') return this.#match(groups, within, 1)
    const known = fuzzy ? groups.filter((group) => group.length > 0) : groups
    const all = this.#match(known, within, known.length)
    return fuzzy && known.length > 0 && !all.some((score) => score > 0) ? this.#match(known, within, 1) : all
  }

  /** Searches that this one may become, those of the most products first. */
  complete(expression: string, most: number): string[] {
    const { before, last } = completionsOf(expression, this.#vocabulary)
    const scores = before && this.find({ expression: before, mode: 'AND', fuzzy: false })
    const weighed = last.map(({ text, terms }) => ({ text, products: this.#countOf(terms, scores) }))
    const found: string[] = []
    for (const { text } of weighed.sort((a, b) => b.products - a.products).slice(0, most + MORE_TRIED)) {
      if (found.length === most) break
      if (this.find({ expression: text, mode: 'AND', fuzzy: false }).some((score) => score > 0))
        found.push(text)
    }
    return found
  }

  /** Products of the terms, among those that have a score where scores are given. */
  #countOf(terms: readonly number[], scores: Scores | ''): number {
    let count = 0
    for (const term of terms) {
      const { slots, length } = this.#postings.of(term)
      for (let at = 0; at < length; at += 1) if (!scores || scores[slots[at] as number]) count += 1
    }
    return count
  }

  #takes({ visible }: SearchDocument): boolean {
    return visible || !this.#isPublic
  }

  /** Products that have at least so many of the groups. */
  #match(groups: readonly Group[], within: number, least: number): Scores {
    const size = this.#held.length
    const scores = new Uint32Array(size)
    if (groups.length === 0) return scores
    const { sums, counts, best } = this.#scratchOf(size)
    sums.fill(0)
    counts.fill(0)
    for (const group of groups) {
      best.fill(0)
      for (const alternative of group) this.#rate(alternative, within, best)
      let having = 0
      for (const value of best) if (value > 0) having += 1
      const rarity = Math.log(1 + (this.#count - having + 0.5) / (having + 0.5))
      for (let slot = 0; slot < size; slot += 1) {
        const value = best[slot] as number
        if (value === 0) continue
        sums[slot] = (sums[slot] as number) + rarity * value
        counts[slot] = (counts[slot] as number) + 1
      }
    }
    for (let slot = 0; slot < size; slot += 1) {
      const count = counts[slot] as number
      if (count < least) continue
      const whole = count / groups.length
      scores[slot] = 1 + Math.round((sums[slot] as number) * whole * whole * PRECISION)
    }
    return scores
  }

  /** Arrays that one search after the other uses: a new half megabyte for each would keep the collector busy. */
  #scratchOf(size: number): Scratch {
    if (this.#scratch?.best.length !== size) this.#scratch = scratch(size)
    return this.#scratch
  }

  /** Raises the rating of products that have it to how well they do. */
  #rate({ quality, parts }: Alternative, within: number, best: Float32Array): void {
    const [only] = parts
    if (parts.length === 1 && only) {
      this.#raise(only, within, quality, best)
      return
    }
    const { having, partCounts: counts, partSums: sums } = this.#scratchOf(best.length)
    counts.fill(0)
    sums.fill(0)
    for (const [place, terms] of parts.entries()) {
      having.fill(0)
      this.#raise(terms, within, quality / parts.length, having)
      for (let slot = 0; slot < having.length; slot += 1)
        if (having[slot] !== 0 && counts[slot] === place) {
          counts[slot] = place + 1
          sums[slot] = (sums[slot] as number) + (having[slot] as number)
        }
    }
    for (let slot = 0; slot < best.length; slot += 1)
      if (counts[slot] === parts.length && (sums[slot] as number) > (best[slot] as number))
        best[slot] = sums[slot] as number
  }

  #raise(terms: readonly number[], within: number, quality: number, best: Float32Array): void {
    for (const term of terms) {
      const { slots, marks, length } = this.#postings.of(term)
      for (let at = 0; at < length; at += 1) {
        const mark = marks[at] as number
        if ((mark & within) === 0) continue
        const value = quality * (values[mark >>> 8] as number)
        const slot = slots[at] as number
        if (value > (best[slot] as number)) best[slot] = value
      }
    }
  }
}
