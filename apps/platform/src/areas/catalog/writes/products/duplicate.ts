import { randomUUID } from 'node:crypto'
import type { Edit } from '../../edits/edit.ts'
import { findLastPositions, lockCollections } from '../../rows/store.ts'
import type { StoredOption } from '../../tables.ts'
import { nameKeyOf } from './change-product.ts'
import { productNotFound } from './products.ts'
import { saveProducts } from './save.ts'
import type { ProductState, VariantState } from './state.ts'
import { lockProducts, readProducts } from './store/lock.ts'
import { freeSlug, nextNumbers } from './store/slugs.ts'

interface Duplication {
  readonly productIds: readonly string[]
  /** Name of a copy, in which `{name}` stands for that of the product. */
  readonly nameAs: string
  readonly withMedia: boolean
  readonly withStock: boolean
}

/** Longest name of a product. */
const LONGEST = 80

/**
 * Copies products with options, variants, texts and ways to buy; each copy is hidden, has a slug and number of its own, and
 * comes last in the collections of its product. @throws ApiError 404 for an id of nothing
 */
export async function duplicate(edit: Edit, { productIds, ...how }: Duplication) {
  const { trx } = edit
  const ids = [...new Set(productIds.map((id) => id.toLowerCase()))]
  // Collections before products, in the order in which every writer locks them.
  const unlocked = await collectionsOf(edit, ids)
  await lockCollections(trx, unlocked)
  const ends = new Map((await findLastPositions(trx, unlocked)).map(({ id, last }) => [id, last ?? -1]))
  const known = await lockProducts(trx, ids)
  const first = await nextNumbers(trx, ids.length)
  const copies: { readonly source: ProductState; readonly after: ProductState }[] = []
  const taken = new Set<string>()
  for (const [at, id] of ids.entries()) {
    const source = known.get(id)
    if (!source) throw productNotFound(id)
    const name = how.nameAs
      .replaceAll('{name}', () => source.name)
      .slice(0, LONGEST)
      .trim()
    const slug = unlike(await freeSlug(trx, 'products', name), taken)
    taken.add(slug)
    const after = copyOf(source, { ...how, name, slug, numericId: first + at, date: edit.date, ends })
    copies.push({ source, after })
  }
  await saveProducts(edit, copies)
  return copies.map(({ source, after: { id, name, slug } }) => ({ id, sourceId: source.id, name, slug }))
}

/** Two copies of one call with the same name see neither of them in the table yet. */
function unlike(slug: string, taken: ReadonlySet<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  return free
}

async function collectionsOf({ trx }: Edit, ids: readonly string[]): Promise<string[]> {
  const products = await readProducts(trx, ids)
  return [...new Set([...products.values()].flatMap(({ collections }) => Object.keys(collections)))]
}

interface Copy extends Pick<Duplication, 'withMedia' | 'withStock'> {
  readonly name: string
  readonly slug: string
  readonly numericId: number
  readonly date: Date
  /** Last place by collection; moved on by each copy. */
  readonly ends: Map<string, number>
}

function copyOf(source: ProductState, { name, slug, numericId, date, ends, ...how }: Copy): ProductState {
  const collections: Record<string, number> = {}
  for (const id of Object.keys(source.collections)) {
    const end = ends.get(id)
    // A collection that the product joined since the collections were locked.
    if (end === undefined) continue
    collections[id] = end + 1
    ends.set(id, end + 1)
  }
  return {
    ...source,
    ...{ id: randomUUID(), numericId, revision: 1, createdAt: date, updatedAt: date },
    ...{
      name,
      nameKey: nameKeyOf(name),
      slug,
      visible: false,
      collections,
      publication: { status: 'DRAFT' } as const,
    },
    mainCategoryId:
      source.mainCategoryId && source.mainCategoryId in collections ? source.mainCategoryId : null,
    ...(!how.withMedia && { media: [], options: source.options.map(withoutPictures) }),
    variants: source.variants.map((variant) => variantCopy(variant, how)),
    subscriptions: source.subscriptions?.map((each) => ({ ...each, id: randomUUID() })) ?? null,
  }
}

function variantCopy(variant: VariantState, { withStock }: Pick<Copy, 'withStock'>): VariantState {
  const copy = { ...variant, id: randomUUID(), preordered: 0, stockRevision: 1 }
  return withStock || !variant.trackQuantity
    ? copy
    : { ...copy, quantity: 0, elsewhere: null, inStock: false }
}

function withoutPictures(option: StoredOption): StoredOption {
  return { ...option, choices: option.choices.map(({ mediaIds: _, ...choice }) => choice) }
}
