import { distance } from '../../../../domain/words/distance.ts'
import { SortedWords } from './sorted-words.ts'

/**
 * Words as products have them, each with the numbers of its terms: a term is what the forms of a word share. One that no
 * product has any more stays, and is answered as if it had never been.
 */
export class Vocabulary {
  readonly #isUsed: (term: number) => boolean
  readonly #terms = new Map<string, number>()
  readonly #termsOf = new Map<string, number[]>()
  /** Words without digits: a wrong number is no slip, and there are as many numbers as products. */
  readonly #spelled: string[] = []
  readonly #sorted = new SortedWords()
  readonly #numbers = new SortedWords()
  /** Words of names as a shopper reads them. */
  readonly #shown = new Map<string, string>()

  constructor(isUsed: (term: number) => boolean) {
    this.#isUsed = isUsed
  }

  /** Number of a term, made at its first use. */
  term(text: string): number {
    const known = this.#terms.get(text)
    if (known !== undefined) return known
    const number = this.#terms.size
    this.#terms.set(text, number)
    return number
  }

  find(text: string): number | undefined {
    const term = this.#terms.get(text)
    return term !== undefined && this.#isUsed(term) ? term : undefined
  }

  note(word: string, term: number): void {
    const terms = this.#termsOf.get(word)
    if (!terms) {
      this.#termsOf.set(word, [term])
      if (/\d/.test(word)) this.#numbers.add(word)
      else {
        this.#spelled.push(word)
        this.#sorted.add(word)
      }
    } else if (!terms.includes(term)) terms.push(term)
  }

  /** Notes how a word is written, by the first product that has it. */
  show(word: string, written: string): void {
    if (this.#termsOf.has(word) && !this.#shown.has(word)) this.#shown.set(word, written)
  }

  shownAs(word: string): string | undefined {
    return this.#shown.get(word)
  }

  termsOf(word: string): readonly number[] {
    return (this.#termsOf.get(word) ?? []).filter(this.#isUsed)
  }

  /** Words that begin with these letters, article numbers after the others: a shop may have thousands that do. */
  beginningWith(letters: string, most: number): string[] {
    const words = this.#sorted.beginningWith(letters, most)
    return words.length < most
      ? [...words, ...this.#numbers.beginningWith(letters, most - words.length)]
      : words
  }

  /** Words of names that begin with these letters. */
  shownBeginningWith(letters: string): string[] {
    return [...this.#shown.keys()].filter((word) => word.startsWith(letters))
  }

  /** Words that end with these letters, those of compounds. */
  endingWith(letters: string, most: number): string[] {
    const found: string[] = []
    for (const word of this.#spelled) {
      if (word.length > letters.length + 2 && word.endsWith(letters)) found.push(word)
      if (found.length === most) break
    }
    return found
  }

  /** Words nearest to one that is misspelt, and how far they are. */
  near(sought: string): { readonly words: readonly string[]; readonly away: number } {
    const most = sought.length > 5 ? 2 : sought.length > 3 ? 1 : 0
    let [words, away]: [string[], number] = [[], most]
    if (most === 0 || /\d/.test(sought)) return { words, away }
    for (const word of this.#spelled) {
      if (word.length < 3 || Math.abs(word.length - sought.length) > away) continue
      const found = distance(sought, word, away)
      if (found > away || this.termsOf(word).length === 0) continue
      if (found < away) [words, away] = [[], found]
      words.push(word)
    }
    return { words, away }
  }
}
