import type { Language } from '../../../../domain/words/language.ts'
import { wordsAsked } from '../../../../domain/words/split.ts'
import { colorTerm } from './analyze.ts'
import type { Languages } from './languages.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Way to have what was asked for: each part is had by any of its terms, and all parts are needed. */
export interface Alternative {
  /** Likelihood that this was meant, from 0 to 1. */
  readonly quality: number
  readonly parts: readonly (readonly number[])[]
}

/** Ways to have one of the things that were asked for; none where no product has it. */
export type Group = readonly Alternative[]

const LONGEST_RUN = 8
/** Words of a question: each may be looked for among all words. */
const MOST_WORDS = 12
/** Words that an unfinished one may become. */
const MOST_ENDINGS = 200

/** Things that a question asks for, by the words that products have. */
export function groupsOf(
  expression: string,
  languages: Languages,
  vocabulary: Vocabulary,
  { forgiving }: { readonly forgiving: boolean },
): Group[] {
  const all = wordsAsked(expression).slice(0, MOST_WORDS)
  const kept = all.filter((word) => !speaking(languages).some(({ lexicon }) => lexicon.skipped.has(word)))
  const words = kept.length > 0 ? kept : all
  const reader = new Reader(languages, vocabulary)
  const groups: Group[] = []
  for (let at = 0; at < words.length; ) {
    const { length, group } = reader.runAt(words, at) ?? { length: 1, group: [] }
    const word = words[at] ?? ''
    const isLast = at + length === words.length
    const found = length > 1 ? group : [...group, ...reader.ofWord(word, isLast)]
    groups.push(found.length > 0 || !forgiving ? found : reader.near(word))
    at += length
  }
  return groups
}

const speaking = ({ own, original }: Languages): readonly Language[] =>
  own === original ? [own] : [own, original]

class Reader {
  readonly #languages: readonly Language[]
  readonly #isCompounding: boolean
  readonly #vocabulary: Vocabulary

  constructor(languages: Languages, vocabulary: Vocabulary) {
    this.#languages = speaking(languages)
    this.#isCompounding = languages.own.isCompounding
    this.#vocabulary = vocabulary
  }

  /** The longest run of words from here that has other ways to say it, or that is written as one word too. */
  runAt(
    words: readonly string[],
    at: number,
  ): { readonly length: number; readonly group: Group } | undefined {
    for (let length = Math.min(LONGEST_RUN, words.length - at); length > 0; length -= 1) {
      const run = words.slice(at, at + length)
      const meant = this.#meant(run)
      const joined = length === 2 ? this.#joined(run) : []
      if (length === 2) meant.push(...this.#meant([run.join('')]))
      if (joined.length > 0) meant.push({ quality: 1, parts: [joined] })
      if (meant.length === 0) continue
      if (length === 1) return { length, group: meant }
      const spoken = run.map((word) => this.#termsOf(word))
      return { length, group: [...(spoken.every(isSome) ? [{ quality: 1, parts: spoken }] : []), ...meant] }
    }
    return undefined
  }

  /** Terms of the word that a name writes two as: an article number does not count. */
  #joined(run: readonly string[]): readonly number[] {
    const word = run.join('')
    return this.#vocabulary.shownAs(word) === undefined ? [] : this.#vocabulary.termsOf(word)
  }

  /** Products that have the word, a word that begins with it, or a compound of it. */
  ofWord(word: string, isLast: boolean): Alternative[] {
    const exact = this.#termsOf(word)
    const found: Alternative[] = exact.length > 0 ? [{ quality: 1, parts: [exact] }] : []
    const add = (other: string, quality: number) => {
      const terms = this.#vocabulary.termsOf(other)
      if (other !== word && terms.length > 0) found.push({ quality, parts: [terms] })
    }
    if (isLast)
      for (const longer of this.#vocabulary.beginningWith(word, MOST_ENDINGS))
        add(longer, 0.4 + (0.4 * word.length) / longer.length)
    if (this.#isCompounding)
      for (const end of new Set([word, ...this.#languages.map(({ stem }) => stem(word))]))
        for (const compound of end.length > 3 ? this.#vocabulary.endingWith(end, MOST_ENDINGS) : [])
          add(compound, 0.7)
    if (found.length > 0) return found
    const halves = this.#halves(word)
    return halves.length > 0 ? halves : this.#isCompounding ? this.#head(word) : []
  }

  near(word: string): Alternative[] {
    const { words, away } = this.#vocabulary.near(word)
    const quality = away > 1 ? 0.4 : 0.6
    return words.map((each) => ({ quality, parts: [this.#vocabulary.termsOf(each)] }))
  }

  /** Meanings of a run in the lexicons. */
  #meant(run: readonly string[]): Alternative[] {
    return this.#languages.flatMap(({ stem, lexicon }) => {
      const key = run.map(stem).join(' ')
      const colors = lexicon.colors.get(key) ?? []
      return [
        ...(lexicon.synonyms.get(key) ?? []).map((other) => this.#said(0.8, other)),
        ...colors.map((name) => this.#said(0.9, [colorTerm(name)])),
      ].flatMap((each) => each ?? [])
    })
  }

  #said(quality: number, terms: readonly string[]): Alternative | undefined {
    const parts = terms.map((term) => this.#vocabulary.find(term))
    return parts.every((part) => part !== undefined)
      ? { quality, parts: parts.map((part) => [part]) }
      : undefined
  }

  #termsOf(word: string): readonly number[] {
    const stems = this.#languages.map(({ stem }) => this.#vocabulary.find(stem(word)))
    return [...new Set([...this.#vocabulary.termsOf(word), ...stems.filter((term) => term !== undefined)])]
  }

  /** Two words that were written as one. */
  #halves(word: string): Alternative[] {
    for (let cut = 3; cut <= word.length - 3; cut += 1) {
      const halves = [word.slice(0, cut), word.slice(cut)]
      if (this.#languages.some(({ lexicon }) => halves.some((half) => lexicon.skipped.has(half)))) continue
      const parts = halves.map((half) => this.#termsOf(half))
      if (parts.every(isSome)) return [{ quality: 0.9, parts }]
    }
    return []
  }

  /** The end of a compound tells what the thing is. */
  #head(word: string): Alternative[] {
    for (let cut = 3; cut <= word.length - 4; cut += 1) {
      const terms = this.#termsOf(word.slice(cut))
      if (terms.length > 0) return [{ quality: 0.5, parts: [terms] }]
    }
    return []
  }
}

const isSome = (terms: readonly number[]) => terms.length > 0
