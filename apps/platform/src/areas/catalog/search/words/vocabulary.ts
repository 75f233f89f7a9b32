import { distance } from '../../../../domain/words/distance.ts'

/** Words that are sought among the sorted ones without being sorted in: a rename must not cost a sort of all. */
const MOST_UNSORTED = 2000

/**
 * Words as products have them, each with the numbers of its terms: a term is what the forms of a word share. One that no
 * product has any more stays, and is answered as if it had never been.
 */
export class Vocabulary {
  readonly #isUsed: (term: number) => boolean
  readonly #terms = new Map<string, number>()
  readonly #termsOf = new Map<string, number[]>()
  #sorted: string[] = []
  #unsorted: string[] = []
  /** Those without digits: a wrong number is no slip, and there are as many numbers as products. */
  readonly #spelled: string[] = []
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
      this.#unsorted.push(word)
      if (!/\d/.test(word)) this.#spelled.push(word)
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

  /** Words that begin with these letters, in order. */
  beginningWith(letters: string, most: number): string[] {
    this.#sort()
    const found = this.#unsorted.filter((word) => word.startsWith(letters))
    for (let at = firstFrom(this.#sorted, letters); found.length < most; at += 1) {
      const word = this.#sorted[at]
      if (!word?.startsWith(letters)) break
      found.push(word)
    }
    return found.slice(0, most)
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

  #sort(): void {
    if (this.#unsorted.length <= MOST_UNSORTED && this.#sorted.length > 0) return
    this.#sorted = [...this.#sorted, ...this.#unsorted].sort()
    this.#unsorted = []
  }
}

function firstFrom(sorted: readonly string[], letters: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < letters) low = middle + 1
    else high = middle
  }
  return low
}
