import { applicationError } from '../../../../base/errors.ts'
import { inBulk } from '../../../../base/input/bulk.ts'
import { findAutomatic } from '../../automatic-collections/store.ts'
import type { Edit } from '../../edits/edit.ts'
import { collectionIsAutomatic, lockCollection } from '../collections/collections.ts'
import { findCollections, findLastPosition } from '../collections/store.ts'
import { productNotFound } from '../products/products.ts'
import { saveProducts } from '../products/save.ts'
import type { ProductState } from '../products/state.ts'
import { lockProducts } from '../products/store/lock.ts'
import { sectionsChanging } from '../v3/change-sections.ts'
import { withSeo } from '../v3/change-seo.ts'
import { tagged } from '../v3/change-tags.ts'
import type { VariantSet } from '../v3/input.ts'
import { changing } from '../v3/products.ts'
import { withPricePerUnit } from '../v3/unit-quantities.ts'
import { withVariantsV3 } from '../v3/variants.ts'
import type { BulkChange, WholeChange } from './change.ts'
import type { BulkError } from './tables.ts'

const kinds = ['deletes', 'product', 'variant', 'sections', 'tags', 'seo', 'joins', 'leaves']
export const isWhole = (change: BulkChange): change is WholeChange =>
  Object.keys(change).some((kind) => kinds.includes(kind))

export type Changing = (product: ProductState) => ProductState | undefined

/** Each for itself, all in one edit. */
export async function changeWhole(
  edit: Edit,
  ids: readonly string[],
  change: WholeChange,
): Promise<{ readonly id: string; readonly error: BulkError | undefined }[]> {
  // Collections before products, in the order in which every writer locks them.
  const how = await changingBy(edit, change)
  const known = await lockProducts(edit.trx, ids)
  const wanted: { before: ProductState; after: ProductState | undefined }[] = []
  const { results } = await inBulk(
    ids,
    (id) => id,
    async (id) => {
      const before = known.get(id)
      if (!before) throw productNotFound(id)
      wanted.push({ before, after: how(before) })
    },
  )
  await saveProducts(edit, wanted)
  return results.map(({ itemMetadata: { id, error } }) => ({ id, error }))
}

/** The change of each product. @throws ApiError for what it names and is not there */
export async function changingBy(edit: Edit, change: WholeChange): Promise<Changing> {
  const { currency } = edit.context.config
  if ('deletes' in change) return () => undefined
  if ('product' in change) return changing(edit, change.product)
  if ('variant' in change) return (product) => withAllVariants(product, change.variant, currency)
  if ('sections' in change) return sectionsChanging(edit.trx, change.sections)
  if ('tags' in change) return (product) => tagged(product, change.tags)
  if ('seo' in change) return (product) => withSeo(product, change.seo)
  return 'joins' in change ? joining(edit, change.joins) : leaving(change.leaves)
}

/** One variant's values for all of them; those of one product still have one discount. */
function withAllVariants(product: ProductState, values: VariantSet, currency: string): ProductState {
  const list = product.variants.map(({ id }) => ({ id, choices: [], ...values }))
  const managed = { ...product, manageVariants: product.options.length > 0 }
  const { product: whole, unitQuantities } = withVariantsV3(managed, list, currency)
  return withPricePerUnit(whole, undefined, unitQuantities)
}

/** Puts products behind those that are in the collections already. */
async function joining(edit: Edit, ids: readonly string[]): Promise<Changing> {
  const next = new Map<string, number>()
  for (const id of ids.map((each) => each.toLowerCase()).toSorted()) {
    await lockCollection(edit, id)
    next.set(id, ((await findLastPosition(edit.trx, id)) ?? -1) + 1)
  }
  return (product) => {
    const collections = { ...product.collections }
    for (const [id, position] of next) {
      if (collections[id] !== undefined) continue
      collections[id] = position
      next.set(id, position + 1)
    }
    return { ...product, collections }
  }
}

function leaving(ids: readonly string[]): Changing {
  const gone = new Set(ids.map((id) => id.toLowerCase()))
  return (product) => ({
    ...product,
    collections: Object.fromEntries(Object.entries(product.collections).filter(([id]) => !gone.has(id))),
  })
}

/** Checks before a job begins that the collections it names are there and filled by people. @throws ApiError 404, 400 */
export async function checkCollections(edit: Edit, ids: readonly string[]): Promise<void> {
  const rows = await findCollections(
    edit.trx,
    ids.map((id) => id.toLowerCase()),
  )
  const known = new Set(rows)
  const missing = ids.find((id) => !known.has(id.toLowerCase()))
  if (missing)
    throw applicationError(404, 'CATEGORY_NOT_FOUND', `Category ${JSON.stringify(missing)} not found.`)
  const automatic = (await findAutomatic(edit.trx)).find(({ id }) =>
    ids.some((each) => each.toLowerCase() === id),
  )
  if (automatic) throw collectionIsAutomatic(automatic.id)
}
