import type { PlatformClient } from '@galleria/platform-client'
import {
  bulkUpdateInventoryItems,
  type InventoryItemChanges,
} from '@galleria/platform-client/catalog-inventory'
import {
  addProductMediaToChoices,
  addProductsToCollection,
  createProduct,
  type Product,
  removeProductMediaFromChoices,
  removeProductsFromCollection,
  updateProduct,
  updateVariants,
} from '@galleria/platform-client/catalog-writes'
import { readStock, type StockItems } from './read.ts'
import {
  changesOf,
  choiceMediaOf,
  isNewCategory,
  newProductOf,
  stockChangesOf,
  variantChangesOf,
} from './rules/changes.ts'
import type { ProductDraft } from './rules/draft.ts'
import { countOf } from './rules/numbers.ts'
import { keyOf, rowsOf } from './rules/variants.ts'

export interface Saving {
  /** Saved state that the draft began with, and the product at that time; null for a new product. */
  readonly base: ProductDraft
  readonly draft: ProductDraft
  readonly product: Product | null
  /** Items of the stock by variant, as they were then. */
  readonly stock: StockItems
  /** Idempotency key of a new product: sending again creates no second one. */
  readonly key: string
}

/** Steps of a save, in order. Each is atomic; a refused step leaves the later ones unwritten. */
export type Step = 'product' | 'variants' | 'stock' | 'media' | 'collections'

export interface SaveResult {
  readonly id: string
  /** Variants whose stock somebody changed meanwhile, or that is refused for another reason. */
  readonly refused: readonly { readonly variantId: string; readonly code: string; readonly reason: string }[]
}

/** `onStep` is told what is written next, and once there is one the product’s id. @throws PlatformError what is refused */
export async function saveProduct(
  client: PlatformClient,
  { base, draft, product: before, stock, key }: Saving,
  onStep: (step: Step, id?: string) => void,
): Promise<SaveResult> {
  onStep('product')
  const { product } = before
    ? // With nothing to change too: whoever was faster is found out here, before anything is written.
      await updateProduct(client, {
        product: { ...changesOf(base, draft, before), id: before.id, revision: before.revision ?? '' },
      })
    : await createProduct(client, { product: newProductOf(draft), idempotencyKey: key })
  const { id } = product
  onStep('variants', id)
  const variants = variantChangesOf(draft, product.variants)
  if (variants.length) await updateVariants(client, { id, variants })
  onStep('stock', id)
  const refused = await saveStock(client, { base, draft, product, stock })
  onStep('media', id)
  await saveChoiceMedia(client, draft, product)
  onStep('collections', id)
  const had = new Set(base.collectionIds)
  for (const one of draft.collectionIds)
    if (!had.delete(one)) await addProductsToCollection(client, { id: one, productIds: [id] })
  for (const one of had) await removeProductsFromCollection(client, { id: one, productIds: [id] })
  if (isNewCategory(base, draft))
    await updateProduct(client, { product: { id, mainCategoryId: draft.mainCategoryId } })
  return { id, refused }
}

async function saveStock(
  client: PlatformClient,
  { base, draft, product, stock }: Omit<Saving, 'key' | 'product'> & { readonly product: Product },
): Promise<SaveResult['refused']> {
  const wanted: Wanted[] = stockChangesOf(base.variants, draft, product.variants)
  const [wasPrefetched, ahead] = [aheadIn(base), aheadIn(draft)]
  const { message, limit } = draft.preorder
  const isSaidAnew = message !== base.preorder.message || limit !== base.preorder.limit
  for (const { id, choices, stock: before } of product.variants) {
    const enabled = ahead.has(keyOf(choices))
    // Apply the product's words to each variant that may be ordered ahead; leave the others as they are.
    if (enabled === wasPrefetched.has(keyOf(choices)) && !(enabled && isSaidAnew)) continue
    const own = wanted.find(({ variantId }) => variantId === id)
    const isCounted = own?.quantity !== undefined || (own?.inStock === undefined && before.trackQuantity)
    const preorderInfo = {
      enabled,
      message: message.trim() || null,
      limit: isCounted ? countOf(limit) : null,
    }
    if (own) own.preorderInfo = preorderInfo
    else wanted.push({ variantId: id, preorderInfo })
  }
  if (wanted.length === 0) return []
  // Variants that are new have items since they were made.
  const isKnown = wanted.every(({ variantId }) => stock[variantId])
  const items = isKnown ? stock : { ...(await readStock(client, product.id)), ...stock }
  const { results } = await bulkUpdateInventoryItems(client, {
    inventoryItems: wanted.map(({ variantId, ...change }) => {
      const { id, revision } = items[variantId] ?? { id: variantId, revision: '1' }
      return { inventoryItem: { id, revision, ...change } }
    }),
    reason: 'MANUAL',
  })
  return results.flatMap(({ itemMetadata: { originalIndex, error } }) =>
    error
      ? [{ variantId: wanted[originalIndex]?.variantId ?? '', code: error.code, reason: error.description }]
      : [],
  )
}

type Wanted = Omit<InventoryItemChanges, 'id' | 'revision'> & { variantId: string }

/** Keys of the variants that may be ordered before they are there. */
function aheadIn({ options, variants, preorder }: ProductDraft): ReadonlySet<string> {
  const rows = preorder.enabled ? rowsOf(options, variants) : []
  return new Set(rows.filter(({ variant }) => variant.preorder).map(({ key }) => key))
}

async function saveChoiceMedia(client: PlatformClient, draft: ProductDraft, product: Product): Promise<void> {
  const choices = choiceMediaOf(draft, product)
  const none = choices.filter(({ mediaIds }) => mediaIds.length === 0)
  const some = choices.filter(({ mediaIds }) => mediaIds.length > 0)
  // First those that lose theirs: only one option may have any.
  if (none.length) await removeProductMediaFromChoices(client, { id: product.id, media: [...none] })
  if (some.length) await addProductMediaToChoices(client, { id: product.id, media: [...some] })
}
