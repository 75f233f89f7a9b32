import type { SearchDocument } from './document.ts'
import { type ProductTerms, Terms } from './terms.ts'
import { Words } from './words.ts'

/** One product in the index: what changes when the product does, while lists go on holding it. */
export interface Entry {
  document: SearchDocument
  terms: ProductTerms
}

const MOST_ORDERS = 40
const MOST_ANSWERS = 50

/** Every product of one site, in memory: by id, by word, and in the orders that were asked for. */
export class ProductIndex {
  readonly words = new Words()
  readonly terms = new Terms()
  readonly #entries = new Map<string, Entry>()
  readonly #orders = new Map<string, readonly Entry[]>()
  readonly #answers = new Map<string, unknown>()

  get(id: string): Entry | undefined {
    return this.#entries.get(id)
  }

  all(): readonly Entry[] {
    return [...this.#entries.values()]
  }

  /** Adds, or replaces what had the same id. */
  put(documents: readonly SearchDocument[]): void {
    this.#answers.clear()
    const added: SearchDocument[] = []
    for (const document of documents) {
      const entry = this.#entries.get(document.id)
      const terms = this.terms.of(document)
      if (!entry) {
        this.#entries.set(document.id, { document, terms })
        this.#orders.clear()
        added.push(document)
      } else {
        if (!sameOrder(entry.document, document)) this.#orders.clear()
        if (!sameWords(entry.document, document)) {
          this.words.remove([document.id])
          added.push(document)
        }
        entry.document = document
        entry.terms = terms
      }
    }
    this.words.add(added)
  }

  remove(ids: readonly string[]): void {
    const known = ids.filter((id) => this.#entries.delete(id))
    if (!known.length) return
    this.#answers.clear()
    this.#orders.clear()
    this.words.remove(known)
  }

  /** What was worked out for a request like this one, until any product changes. */
  remember<Answer>(name: string, make: () => Answer): Answer {
    const known = this.#answers.get(name)
    if (known !== undefined) return known as Answer
    const answer = make()
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.delete(this.#answers.keys().next().value as string)
    this.#answers.set(name, answer)
    return answer
  }

  /** All products in an order, kept until a product changes that the order depends on. */
  ordered(name: string, compare: (a: SearchDocument, b: SearchDocument) => number): readonly Entry[] {
    let order = this.#orders.get(name)
    if (!order) {
      order = [...this.#entries.values()].sort((a, b) => compare(a.document, b.document))
      if (this.#orders.size >= MOST_ORDERS) this.#orders.clear()
      this.#orders.set(name, order)
    }
    return order
  }
}

/** Whether every sort would leave the product where it is. Stock is no sort. */
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
    a.skus[0] === b.skus[0] &&
    JSON.stringify([...a.categories]) === JSON.stringify([...b.categories])
  )
}

function sameWords(a: SearchDocument, b: SearchDocument): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.brandName === b.brandName &&
    String(a.skus) === String(b.skus) &&
    String(a.categoryNames) === String(b.categoryNames)
  )
}
