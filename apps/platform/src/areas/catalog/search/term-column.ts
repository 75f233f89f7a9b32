/**
 * The texts that every product has of one kind, as numbers. Equal lists are one list, since most products share theirs
 * with many others: to count a hundred thousand products is to count their lists, then the texts in each list once.
 */
export class TermColumn {
  readonly texts: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #lists: (readonly number[])[] = []
  readonly #listNumbers = new Map<string, number>()
  #listOf = new Int32Array(1024)

  set(slot: number, texts: Iterable<string>): void {
    if (slot >= this.#listOf.length) {
      const more = new Int32Array(2 ** Math.ceil(Math.log2(slot + 1)))
      more.set(this.#listOf)
      this.#listOf = more
    }
    this.#listOf[slot] = this.#list([...new Set(texts)].map((text) => this.#number(text)))
  }

  /** Number of the list among all different ones. */
  listOf(slot: number): number {
    return this.#listOf[slot] ?? 0
  }

  textsOf(list: number): readonly string[] {
    return (this.#lists[list] ?? []).map((number) => this.texts[number] ?? '')
  }

  /** How many of these products have each text, and how many none. */
  count(slots: Iterable<number>): { readonly counts: Uint32Array; readonly missing: number } {
    const perList = new Uint32Array(this.#lists.length)
    for (const slot of slots) perList[this.#listOf[slot] ?? 0] = (perList[this.#listOf[slot] ?? 0] ?? 0) + 1
    const counts = new Uint32Array(this.texts.length)
    let missing = 0
    perList.forEach((products, list) => {
      const numbers = this.#lists[list] ?? []
      if (!numbers.length) missing += products
      for (const number of numbers) counts[number] = (counts[number] ?? 0) + products
    })
    return { counts, missing }
  }

  #list(numbers: readonly number[]): number {
    const name = numbers.join()
    const number = this.#listNumbers.get(name) ?? this.#lists.push(numbers) - 1
    this.#listNumbers.set(name, number)
    return number
  }

  #number(text: string): number {
    const number = this.#numbers.get(text) ?? this.texts.push(text) - 1
    this.#numbers.set(text, number)
    return number
  }
}
