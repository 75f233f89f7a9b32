/** Products that have one term, by slot in ascending order, each with a mark of 16 bits. */
class List {
  slots = new Int32Array(4)
  marks = new Uint16Array(4)
  length = 0

  set(slot: number, mark: number): void {
    const at = this.#from(slot)
    if (this.slots[at] !== slot || at === this.length) this.#open(at)
    this.slots[at] = slot
    this.marks[at] = mark
  }

  delete(slot: number): void {
    const at = this.#from(slot)
    if (at === this.length || this.slots[at] !== slot) return
    this.slots.copyWithin(at, at + 1, this.length)
    this.marks.copyWithin(at, at + 1, this.length)
    this.length -= 1
  }

  #open(at: number): void {
    if (this.length === this.slots.length) {
      const [slots, marks] = [new Int32Array(this.length * 2), new Uint16Array(this.length * 2)]
      slots.set(this.slots)
      marks.set(this.marks)
      this.slots = slots
      this.marks = marks
    }
    this.slots.copyWithin(at + 1, at, this.length)
    this.marks.copyWithin(at + 1, at, this.length)
    this.length += 1
  }

  #from(slot: number): number {
    if (this.length > 0 && (this.slots[this.length - 1] as number) < slot) return this.length
    let [low, high] = [0, this.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.slots[middle] as number) < slot) low = middle + 1
      else high = middle
    }
    return low
  }
}

const MARKS = 0x1_0000
const NONE = new List()

/** Products by the number of a term. Most terms are article numbers of one product, which is kept as one number. */
export class Postings {
  readonly #lists: (List | number | undefined)[] = []

  set(term: number, slot: number, mark: number): void {
    const known = this.#lists[term]
    if (known instanceof List) known.set(slot, mark)
    else if (known === undefined || Math.floor(known / MARKS) === slot)
      this.#lists[term] = slot * MARKS + mark
    else {
      const list = new List()
      list.set(Math.floor(known / MARKS), known % MARKS)
      list.set(slot, mark)
      this.#lists[term] = list
    }
  }

  delete(term: number, slot: number): void {
    const known = this.#lists[term]
    if (known instanceof List) known.delete(slot)
    else if (known !== undefined && Math.floor(known / MARKS) === slot) this.#lists[term] = undefined
  }

  /** Products of the term: as many of both arrays as `length` says. */
  of(term: number): Pick<List, 'slots' | 'marks' | 'length'> {
    const known = this.#lists[term]
    if (known instanceof List) return known
    if (known === undefined) return NONE
    return {
      slots: Int32Array.of(Math.floor(known / MARKS)),
      marks: Uint16Array.of(known % MARKS),
      length: 1,
    }
  }

  count(term: number): number {
    const known = this.#lists[term]
    return known instanceof List ? known.length : known === undefined ? 0 : 1
  }
}
