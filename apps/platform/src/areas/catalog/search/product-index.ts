import { LRUCache } from 'lru-cache'
import type { RawJson } from '../../../http/cache/raw-json.ts'
import { Column } from './column.ts'
import type { SearchDocument } from './document.ts'
import { Terms } from './terms.ts'
import { hasSameText } from './words/fields.ts'
import type { WordIndex } from './words/word-index.ts'

const MOST_ORDERS = 40
/** Lists of a whole catalog are large. */
const MOST_LISTS = 50
/** About 300 kB each at most. */
const MOST_PAGES = 100

const numbers = [
  'minPrice',
  'maxPrice',
  'minCompareAt',
  'maxCompareAt',
  'price',
  'cost',
  'weight',
  'minWeight',
  'maxWeight',
  'stock',
  'createdAt',
  'updatedAt',
  'numericId',
] as const

/**
 * Every product of one site, in memory: by id, by word, and in the orders that were asked for. Each has a slot, a small
 * number that lists and columns know it by, for as long as it is there.
 */
export class ProductIndex {
  readonly terms = new Terms()
  readonly #columns = new Map(numbers.map((name) => [name, new Column()]))
  readonly #visible = new Column()
  readonly #words = new Set<WordIndex>()
  readonly #documents: (SearchDocument | undefined)[] = []
  readonly #slots = new Map<string, number>()
  readonly #free: number[] = []
  readonly #orders = new Map<string, Int32Array>()
  readonly #lists = new LRUCache<string, object>({ max: MOST_LISTS })
  readonly #pages = new LRUCache<string, RawJson>({ max: MOST_PAGES })
  #changes = 0

  /** Number of products. */
  get size(): number {
    return this.#slots.size
  }

  get(id: string): SearchDocument | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? undefined : this.#documents[slot]
  }

  at(slot: number): SearchDocument {
    const document = this.#documents[slot]
    if (!document) throw new RangeError(`There is no product in slot ${slot}`)
    return document
  }

  slotsOf(ids: Iterable<string>): readonly number[] {
    return [...ids].flatMap((id) => this.#slots.get(id) ?? [])
  }

  has(slot: number): boolean {
    return this.#documents[slot] !== undefined
  }

  /** Keeps words in step with the products from here on. */
  keepWords(words: WordIndex): void {
    this.#words.add(words)
  }

  dropWords(words: WordIndex): void {
    this.#words.delete(words)
  }

  /** All positions, unordered. */
  all(): Int32Array {
    return Int32Array.from(this.#slots.values())
  }

  isVisible(slot: number): boolean {
    return this.#visible.at(slot) === 1
  }

  /** One of a product's numbers, without touching the rest of it. */
  column(name: (typeof numbers)[number]): Column {
    return this.#columns.get(name) as Column
  }

  /** Adds, or replaces what had the same id. */
  put(documents: readonly SearchDocument[]): void {
    this.#forget()
    for (const document of documents) {
      const known = this.get(document.id)
      if (!known || !sameOrder(known, document)) this.#orders.clear()
      else if (known.stock !== document.stock) this.#forgetOrdersBy('stock')
      const slot = this.#write(document)
      if (known && hasSameText(known, document)) continue
      for (const words of this.#words) {
        if (known && words.has(slot)) words.remove(slot, known)
        words.add(slot, document)
      }
    }
  }

  remove(ids: readonly string[]): void {
    const known = ids.filter((id) => this.#slots.has(id))
    if (!known.length) return
    this.#forget()
    this.#orders.clear()
    for (const slot of this.slotsOf(known)) {
      for (const words of this.#words) if (words.has(slot)) words.remove(slot, this.at(slot))
      this.#documents[slot] = undefined
      this.#free.push(slot)
    }
    for (const id of known) this.#slots.delete(id)
  }

  /** Caches the result of a request until any product changes. */
  remember<Answer extends object>(name: string, make: () => Answer): Answer {
    const known = this.#lists.get(name)
    if (known !== undefined) return known as Answer
    const answer = make()
    this.#lists.set(name, answer)
    return answer
  }

  /**
   * A whole page, until any product changes. Beside a large catalog a page made anew costs more in collecting it than
   * in making it.
   */
  async page(name: string, make: () => Promise<RawJson>): Promise<RawJson> {
    const known = this.#pages.get(name)
    if (known) return known
    const changes = this.#changes
    const page = await make()
    // Drop what was read while a product changed: it is of neither before nor after.
    if (changes === this.#changes) this.#pages.set(name, page)
    return page
  }

  /** All products in an order, kept until a product changes that the order depends on. */
  ordered<Key>(name: string, keyOf: (slot: number) => Key, compare: (a: Key, b: Key) => number): Int32Array {
    let order = this.#orders.get(name)
    if (!order) {
      const keyed = Array.from(this.#slots.values(), (slot) => ({ slot, key: keyOf(slot) }))
      order = Int32Array.from(
        keyed.sort((a, b) => compare(a.key, b.key)),
        ({ slot }) => slot,
      )
      if (this.#orders.size >= MOST_ORDERS) this.#orders.clear()
      this.#orders.set(name, order)
    }
    return order
  }

  #write(document: SearchDocument): number {
    const slot = this.#slots.get(document.id) ?? this.#free.pop() ?? this.#documents.length
    this.#slots.set(document.id, slot)
    this.#documents[slot] = document
    this.#visible.set(slot, document.visible ? 1 : 0)
    for (const [name, column] of this.#columns) column.set(slot, document[name])
    this.terms.set(slot, document)
    return slot
  }

  #forgetOrdersBy(field: string): void {
    for (const name of this.#orders.keys())
      if (name.split(',').some((term) => term.startsWith(`${field} `))) this.#orders.delete(name)
  }

  #forget(): void {
    this.#changes += 1
    this.#lists.clear()
    this.#pages.clear()
  }
}

/** Whether every sort but those by stock, which moves with every order, would leave the product where it is. */
function sameOrder(a: SearchDocument, b: SearchDocument): boolean {
  return (
    a.nameKey === b.nameKey &&
    a.slug === b.slug &&
    a.sku === b.sku &&
    a.productType === b.productType &&
    a.createdAt === b.createdAt &&
    a.updatedAt === b.updatedAt &&
    a.minPrice === b.minPrice &&
    a.maxPrice === b.maxPrice &&
    a.minCompareAt === b.minCompareAt &&
    a.maxCompareAt === b.maxCompareAt &&
    a.price === b.price &&
    a.cost === b.cost &&
    a.weight === b.weight &&
    a.minWeight === b.minWeight &&
    a.maxWeight === b.maxWeight &&
    a.skus[0] === b.skus[0] &&
    JSON.stringify([...a.categories]) === JSON.stringify([...b.categories]) &&
    JSON.stringify([...a.hiddenCategories]) === JSON.stringify([...b.hiddenCategories])
  )
}
