import {
  inventoryItemCreated,
  inventoryItemDeleted,
  productChanged,
  productCreated,
  productDeleted,
  productV3Created,
  productV3Deleted,
  productV3Updated,
  variantsChanged,
} from '@galleria/platform-client/events'
import type { PlatformConfig } from '../../../../data/config.ts'
import { type OutboxEvent, outboxEvent } from '../../../../data/outbox.ts'
import type { CellChanges } from '../../edits/tables.ts'
import type { ProductRow } from '../../store/products.ts'
import { productView } from '../../views/product.ts'
import { productV3View } from '../../views/product-v3.ts'
import { type InventoryItem, isBesideIt } from '../inventory/events.ts'
import { type ChangedVariant, origin } from './changed-variant.ts'
import type { ProductState } from './state.ts'

const fields = new Set(['PLAIN_DESCRIPTION'])

export interface ProductChange {
  readonly config: PlatformConfig
  readonly before: ProductState | undefined
  /** The row of what is deleted. */
  readonly gone: ProductRow | undefined
  readonly after: ProductRow | undefined
  readonly cells: CellChanges
  /** Inventory items of variants that are new, gone or whose stock was set. */
  readonly itemOf: (variantId: string) => InventoryItem | undefined
}

/** The product in both catalogs, its variants, and their stock (wire §2.11). */
export function productEvents({
  config,
  before,
  gone: deleted,
  after,
  cells,
  itemOf,
}: ProductChange): OutboxEvent[] {
  const row = after ?? deleted
  if (!row) return []
  const { id: entityId, revision } = row
  const entity = entityOf(config, row)
  if (!after)
    return [
      outboxEvent(productDeleted, { entityId, body: { productId: entityId, ...origin } }),
      outboxEvent(productV3Deleted, { entityId, revision, entity }),
      ...items(row.variants, itemOf, inventoryItemDeleted, revision),
    ]
  if (!before)
    return [
      outboxEvent(productCreated, { entityId, body: created(config, after) }),
      outboxEvent(productV3Created, { entityId, revision, entity }),
      ...items(row.variants, itemOf, inventoryItemCreated, revision),
    ]
  if (isBesideIt(cells)) return []
  const known = new Set(before.variants.map(({ id }) => id))
  const there = new Set(after.variants.map(({ id }) => id))
  const fresh = after.variants.filter(({ id }) => !known.has(id))
  const gone = before.variants.filter(({ id }) => !there.has(id))
  return [
    ...changeOf(entityId, revision, changedFields(cells), changedVariants(after.variants, cells), entity),
    ...items(fresh, itemOf, inventoryItemCreated, revision),
    ...items(gone, itemOf, inventoryItemDeleted, revision),
  ]
}

/** Types of the events of a changed product, in this order; of its variants where they changed. */
export const typesOfChange: readonly string[] = [
  productChanged.type,
  variantsChanged.type,
  productV3Updated.type,
]

function changeOf(
  entityId: string,
  revision: number,
  changedFields: readonly string[],
  variants: readonly ChangedVariant[],
  entity: ReturnType<typeof entityOf>,
): OutboxEvent[] {
  const productId = entityId
  return [
    outboxEvent(productChanged, { entityId, body: { productId, changedFields, ...origin } }),
    ...(variants.length
      ? [outboxEvent(variantsChanged, { entityId, body: { productId, variants, ...origin } })]
      : []),
    outboxEvent(productV3Updated, { entityId, revision, entity, modifiedFields: {} }),
  ]
}

/** The product as events of catalog V3 tell it. */
export function entityOf(config: PlatformConfig, row: ProductRow) {
  return productV3View(config, row, { fields, merchant: true })
}

function created(config: PlatformConfig, row: ProductRow) {
  const view = productView(config, row, { merchant: true })
  const { name, slug, visible, sku, brand, media, productPageUrl, priceData: price } = view
  return {
    ...{ productId: row.id, name, slug, visible, sku, brand, media, productPageUrl, price, ...origin },
    ...('costAndProfitData' in view && { costAndProfitData: view.costAndProfitData }),
  }
}

/** Names of the fields in catalog V1. */
const fieldNames: Readonly<Record<string, string>> = {
  nameKey: 'name',
  priceMinor: 'price',
  saleMinor: 'price',
  costMinor: 'costAndProfitData',
  discountType: 'discount',
  discountValue: 'discount',
  brandId: 'brand',
  ribbonId: 'ribbon',
  options: 'productOptions',
  infoSections: 'additionalInfoSections',
  pricePerUnit: 'pricePerUnitData',
  preorder: 'preorderInfo',
  collections: 'collectionIds',
  quantity: 'stock',
  elsewhere: 'stock',
  trackQuantity: 'stock',
  inStock: 'stock',
}
const word = (name: string) => fieldNames[name] ?? name

export function changedFields(cells: CellChanges): string[] {
  return [...new Set(Object.keys(cells).map((key) => word(key.split('/')[0] ?? key)))].toSorted()
}

export function changedVariants(
  variants: readonly { readonly id: string; readonly choices: Readonly<Record<string, string>> }[],
  cells: CellChanges,
): ChangedVariant[] {
  const byVariant = Map.groupBy(
    Object.keys(cells).filter((key) => key.startsWith('variants/')),
    (key) => key.split('/')[1],
  )
  return variants.flatMap(({ id, choices }) => {
    const keys = byVariant.get(id)
    if (!keys) return []
    const changed = [...new Set(keys.map((key) => word(key.split('/')[2] ?? key)))].toSorted()
    return [{ variantId: id, choices, changedFields: changed, ...origin }]
  })
}

function items(
  variants: readonly { readonly id: string }[],
  itemOf: ProductChange['itemOf'],
  definition: typeof inventoryItemCreated | typeof inventoryItemDeleted,
  revision: number,
): OutboxEvent[] {
  return variants.flatMap(({ id }) => {
    const entity = itemOf(id)
    return entity
      ? [outboxEvent(definition as typeof inventoryItemCreated, { entityId: id, revision, entity })]
      : []
  })
}
