/** Words that are sought among the sorted ones without being sorted in: a rename must not cost a sort of all. */
const MOST_UNSORTED = 2000

/** Words, each once, by their beginning. */
export class SortedWords {
  #sorted: string[] = []
  #unsorted: string[] = []

  /** Adds a word that is not among them yet. */
  add(word: string): void {
    this.#unsorted.push(word)
  }

  beginningWith(letters: string, most: number): string[] {
    this.#sort()
    const found = this.#unsorted.filter((word) => word.startsWith(letters))
    for (let at = this.#firstFrom(letters); found.length < most; at += 1) {
      const word = this.#sorted[at]
      if (!word?.startsWith(letters)) break
      found.push(word)
    }
    return found.slice(0, most)
  }

  #sort(): void {
    if (this.#unsorted.length <= MOST_UNSORTED && this.#sorted.length > 0) return
    this.#sorted = [...this.#sorted, ...this.#unsorted].sort()
    this.#unsorted = []
  }

  #firstFrom(letters: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) < letters) low = middle + 1
      else high = middle
    }
    return low
  }
}
