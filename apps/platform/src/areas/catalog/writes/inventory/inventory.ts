import { applicationError } from '../../../../base/errors.ts'
import { inBulk } from '../../../../base/input/bulk.ts'
import { masked } from '../../../../base/input/mask.ts'
import { checkRevision } from '../../../../base/input/revision.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Edit } from '../../edits/edit.ts'
import { isAvailable, preorderLeft } from '../../stock.ts'
import { piecesAt, withPiecesAt } from '../../stock-keeping/locations/elsewhere.ts'
import { activeLocation } from '../../stock-keeping/locations/find.ts'
import { findStockLocations, type LocationOfStock } from '../../stock-keeping/locations/store.ts'
import { readInventoryItems } from '../../v3/store/inventory.ts'
import { saveProducts } from '../products/save.ts'
import type { ProductState, StockReason, VariantState } from '../products/state.ts'
import { lockProducts } from '../products/store/lock.ts'
import type { InventoryItem } from './events.ts'
import { type ItemChanges, MOST_STOCK } from './input.ts'
import { findVariants } from './store.ts'

interface VariantOfProduct {
  readonly product: ProductState
  readonly variant: VariantState
  /** Location that is named; without it all are meant. */
  readonly location?: LocationOfStock | undefined
}

export interface StockChange {
  /** Id of the item, which is that of its variant. */
  readonly id: string
  /** Makes the item of a variant that has none. */
  readonly makes?: boolean
  /** Location whose pieces change. */
  readonly locationId?: string | undefined
  /** Field that names it; without it an unknown location has no such item. */
  readonly locationField?: string
  /** @throws ApiError where it cannot be */
  change(found: VariantOfProduct): VariantState
}

interface How {
  readonly reason: StockReason
  readonly returnEntity: boolean
}

/** Each for itself and one after another, all in one edit: an item that comes twice is changed twice. */
export async function changeStock(
  edit: Edit,
  changes: readonly StockChange[],
  { reason, returnEntity }: How,
) {
  const wanted = await lockFor(
    edit,
    changes.map(({ id }) => id),
  )
  const locations = await locationsOf(edit, changes)
  const outcome = await inBulk(
    changes,
    ({ id }) => id,
    async (change) => changeOne(wanted, change, locations),
  )
  await saveProducts(edit, [...new Set(wanted.values())], { reason })
  const ids = outcome.results.flatMap(({ itemMetadata, item }) =>
    itemMetadata.success && item ? [item] : [],
  )
  const items = returnEntity && ids.length ? await itemsById(edit, ids) : undefined
  const results = outcome.results.map(({ itemMetadata, item: id }) => {
    const item = id && items?.get(id)
    return { itemMetadata, ...(item && { item }) }
  })
  return { ...outcome, results }
}

/** @throws ApiError 404 where there is none, and what the change throws */
export async function changeOneItem(
  edit: Edit,
  change: StockChange,
  reason: StockReason,
): Promise<InventoryItem> {
  const wanted = await lockFor(edit, [change.id])
  const id = changeOne(wanted, change, await locationsOf(edit, [change]))
  await saveProducts(edit, [...new Set(wanted.values())], { reason })
  return (await itemsById(edit, [id])).get(id) as InventoryItem
}

interface ProductUpdate {
  readonly before: ProductState
  after: ProductState
}

/** Locks products by variant, with one object for all variants of a product. */
async function lockFor({ trx }: Edit, ids: readonly string[]): Promise<Map<string, ProductUpdate>> {
  const known = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))]
  if (known.length === 0) return new Map()
  const rows = await findVariants(trx, known)
  const products = await lockProducts(
    trx,
    rows.map(({ productId }) => productId),
  )
  const wanted = new Map(
    [...products].map(([id, before]): [string, ProductUpdate] => [id, { before, after: before }]),
  )
  return new Map(
    rows.flatMap(({ id, productId }): [string, ProductUpdate][] => {
      const product = wanted.get(productId)
      return product ? [[id, product]] : []
    }),
  )
}

/** Locations, read once the variants are locked, where a change names one. */
async function locationsOf({ trx }: Edit, changes: readonly StockChange[]): Promise<LocationOfStock[]> {
  return changes.some(({ locationId }) => locationId) ? findStockLocations(trx) : []
}

function changeOne(
  wanted: ReadonlyMap<string, ProductUpdate>,
  change: StockChange,
  locations: readonly LocationOfStock[],
): string {
  const id = change.id.toLowerCase()
  const place = wanted.get(id)
  if (!place) throw noItem(change.id)
  place.after = restockedBy(place.after, change, locationIn(locations, change))
  return id
}

function locationIn(
  locations: readonly LocationOfStock[],
  { id, locationId, locationField }: StockChange,
): LocationOfStock | undefined {
  if (!locationId) return undefined
  if (locationField) return activeLocation(locations, locationId, locationField)
  const found = locations.find((each) => each.active && each.id === locationId.toLowerCase())
  if (!found) throw noItem(`${id} at ${locationId}`)
  return found
}

/** The product with another stock of one of its variants. @throws ApiError 404 where that has no item, and what the change throws */
export function restockedBy(
  product: ProductState,
  { id: given, makes, change }: StockChange,
  location?: LocationOfStock,
): ProductState {
  const id = given.toLowerCase()
  const variant = product.variants.find((each) => each.id === id)
  if (!variant || (variant.withoutItem && !makes)) throw noItem(given)
  const next = change({ product, variant, location })
  return { ...product, variants: product.variants.map((each) => (each.id === id ? next : each)) }
}

const noItem = (id: string) =>
  applicationError(404, 'INVENTORY_ITEM_NOT_FOUND', `Inventory item ${JSON.stringify(id)} not found.`)

async function itemsById({ trx }: Edit, ids: readonly string[]): Promise<Map<string, InventoryItem>> {
  return new Map((await readInventoryItems(trx, ids)).map((item) => [item.id, item]))
}

/** Change that sets a stock: a quantity makes it counted, a status makes it not counted. */
export function setting(
  changes: Omit<ItemChanges, 'revision'> & { readonly revision?: number | undefined },
  mask: readonly string[] | undefined,
): StockChange {
  const { id, revision } = changes
  const means = (field: string) =>
    masked(
      mask?.map((path) => path.replace(/^inventoryItem\./, '')),
      field,
    )
  const quantity = means('quantity') ? changes.quantity : undefined
  const inStock = means('inStock') ? changes.inStock : undefined
  const preorder = means('preorderInfo') ? changes.preorderInfo : undefined
  return {
    id,
    change({ variant }) {
      checkRevision(variant.stockRevision, revision)
      if (quantity !== undefined && quantity < 0)
        throw applicationError(
          400,
          'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
          "The quantity can't be below 0.",
        )
      const next = stocked(variant, { quantity, inStock })
      return preorder ? { ...next, preorder: aheadAs(preorder, next) } : next
    },
  }
}

/** A number makes it counted, a yes or no makes it not; neither leaves it as it is. */
export function stocked(
  variant: VariantState,
  { quantity, inStock }: { readonly quantity?: number | undefined; readonly inStock?: boolean | undefined },
): VariantState {
  const item = { ...variant, withoutItem: null }
  if (quantity !== undefined) return { ...item, trackQuantity: true, quantity, inStock: quantity > 0 }
  return inStock === undefined ? variant : { ...item, trackQuantity: false, quantity: null, inStock }
}

/** Removal of an item: its variant is out of stock until the item is created again. */
export const removing = (id: string): StockChange => ({
  id,
  change: ({ variant }) => ({
    ...variant,
    ...{ trackQuantity: false, quantity: null, inStock: false, withoutItem: true, preorder: null },
  }),
})

/** @throws ApiError 400 for a limit of what nobody counts */
export function aheadAs(
  { enabled, message, limit }: NonNullable<ItemChanges['preorderInfo']>,
  { trackQuantity, preorder: before }: VariantState,
): VariantState['preorder'] {
  if (limit && !trackQuantity)
    throw applicationError(
      400,
      'PRE_ORDER_VALIDATION',
      'A pre-order limit requires a tracked quantity. Set the quantity first.',
    )
  const text = message === undefined ? before?.message : message
  const most = limit === undefined ? before?.limit : limit
  const next = {
    enabled: enabled ?? before?.enabled ?? false,
    ...(text && { message: text }),
    ...(most && { limit: most }),
  }
  // A pre-order that was never set is read as not enabled.
  return before || next.enabled || text || most ? next : null
}

/** From the shelf, or what is ordered before it is there. */
export function taking(
  id: string,
  by: number,
  {
    ahead,
    restrict,
    locationId,
  }: {
    readonly ahead: boolean
    readonly restrict: boolean
    readonly locationId?: string | undefined
  },
): StockChange {
  return {
    id,
    locationId,
    change({ variant, location }) {
      if (ahead && !isAvailable(variant)) {
        const left = preorderLeft(variant)
        if (left !== undefined && left < by) throw tooFew(left, by)
        return { ...variant, preordered: variant.preordered + by }
      }
      const there = countOf(variant, location)
      const quantity = there - by
      if (quantity < 0 && restrict) throw tooFew(there, by)
      if (quantity < 0)
        throw applicationError(400, 'MIN_QUANTITY_LIMIT_REACHED', "The quantity can't be below 0.", {
          limit: 0,
        })
      return countedAs(variant, quantity, location)
    },
  }
}

export function putting(id: string, by: number, locationId?: string): StockChange {
  return {
    id,
    locationId,
    change({ variant, location }) {
      return countedAs(variant, countOf(variant, location) + by, location)
    },
  }
}

/** The variant with so many pieces that can be sold, at one location or in all. @throws ApiError 400 for too many in all */
export function countedAs(
  variant: VariantState,
  pieces: number,
  location: LocationOfStock | undefined,
): VariantState {
  const stock = location
    ? withPiecesAt(variant, location, pieces)
    : { quantity: pieces, elsewhere: variant.elsewhere }
  // Fewer than before are never too many.
  if (stock.quantity > Math.max(MOST_STOCK, variant.quantity ?? 0))
    throw applicationError(400, 'MAX_QUANTITY_LIMIT_REACHED', `The quantity can't be above ${MOST_STOCK}.`, {
      limit: MOST_STOCK,
    })
  return { ...stocked(variant, { quantity: stock.quantity }), elsewhere: stock.elsewhere }
}

function countOf(variant: VariantState, location?: LocationOfStock): number {
  if (variant.trackQuantity) return location ? piecesAt(variant, location) : (variant.quantity ?? 0)
  throw applicationError(
    400,
    'INVENTORY_QUANTITY_NOT_TRACKED',
    "Stock isn't tracked for this item. Set its quantity first.",
  )
}

function tooFew(available: number, requested: number) {
  return applicationError(400, 'INSUFFICIENT_INVENTORY', `Only ${available} available.`, {
    available,
    requested,
  })
}
