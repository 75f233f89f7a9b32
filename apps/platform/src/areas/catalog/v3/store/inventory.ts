import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { under } from '../../../../data/query-language/cursor.ts'
import { column, type Fields, idColumn } from '../../../../data/query-language/fields.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { type OffsetQuery, toOrder } from '../../../../data/query-language/query.ts'
import { isAvailable } from '../../stock.ts'
import { categoryIds } from '../../store/fields.ts'

const inStock = sql`(case when variants.track_quantity then variants.quantity > 0 else variants.in_stock end)`
const preorder = sql`coalesce((variants.preorder ->> 'enabled')::boolean, false)`

const variantName = sql`(select string_agg(choice.value, ' / ') from jsonb_each_text(variants.choices) as choice)`
const available = sql`(case when ${inStock} then 'IN_STOCK' when ${preorder} then 'PREORDER' else 'OUT_OF_STOCK' end)`

/** V3 inventory items (wire §1.9): one per variant. */
const inventoryFields: Fields = {
  id: idColumn(sql.ref('variants.id')),
  variantId: idColumn(sql.ref('variants.id')),
  productId: idColumn(sql.ref('variants.product_id'), { sortable: true }),
  quantity: column('number', sql.ref('variants.quantity'), { sortable: true }),
  trackQuantity: column('boolean', sql.ref('variants.track_quantity'), { sortable: true }),
  inStock: column('boolean', inStock, { sortable: true }),
  'preorderInfo.enabled': column('boolean', preorder, { sortable: true }),
  availabilityStatus: column('text', available, { sortable: true }),
  'product.name': column('text', sql.ref('products.name'), {
    sortable: true,
    key: sql.ref('products.name_key'),
  }),
  'product.variantSku': column('text', sql.ref('variants.sku'), { sortable: true }),
  'product.variantBarcode': column('text', sql.ref('variants.barcode'), { sortable: true }),
  'product.variantName': column('text', variantName, { sortable: true }),
  'product.directCategoryIds': categoryIds,
  'product.brand.id': idColumn(sql.ref('products.brand_id'), { sortable: true }),
  createdDate: column('date', sql.ref('products.created_at'), { sortable: true }),
  updatedDate: column('date', sql.ref('products.updated_at'), { sortable: true }),
}

/** Texts in which searches look for words (wire §1.9). */
export const inventoryTexts = {
  'product.name': sql.ref('products.name'),
  'product.variantName': variantName,
  'product.variantSku': sql.ref('variants.sku'),
  'product.variantBarcode': sql.ref('variants.barcode'),
} as const
export const inventoryTotals: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...inventoryTexts,
  id: sql.ref('variants.id'),
  variantId: sql.ref('variants.id'),
  productId: sql.ref('variants.product_id'),
  'product.brand.id': sql.ref('products.brand_id'),
  'preorderInfo.enabled': preorder,
  availabilityStatus: available,
  inStock,
  trackQuantity: sql.ref('variants.track_quantity'),
  quantity: sql.ref('variants.quantity'),
  createdDate: sql.ref('products.created_at'),
  updatedDate: sql.ref('products.updated_at'),
}

interface InventorySearch {
  readonly query: OffsetQuery
  /** Beside the filter. */
  readonly found?: RawBuilder<boolean>
  readonly hidden: boolean
  /** The part of the input that holds the query, or `''` where it stands at its top. */
  readonly at?: string
}

export const inventoryWhere = (wanted: InventorySearch) =>
  sql<boolean>`variants.without_item is null and ${variantWhere(wanted)}`

const variantWhere = ({ query, found = sql<boolean>`true`, hidden, at = 'query' }: InventorySearch) =>
  sql<boolean>`${toCondition(query.filter, inventoryFields, under(at, 'filter'))} and ${found} and (${hidden} or (products.visible and variants.visible))`

const tieBreaker = sql`variants.product_id, variants.position`

export async function queryInventory(db: Db, wanted: InventorySearch) {
  const { query, at = 'query' } = wanted
  const where = inventoryWhere(wanted)
  const rows = await select(db)
    .where(where)
    .orderBy(toOrder(query.sort, inventoryFields, tieBreaker, under(at, 'sort')))
    .limit(query.paging.limit)
    .offset(query.paging.offset)
    .execute()
  return { items: rows.map(view), total: await countInventory(db, wanted) }
}

export async function countInventory(db: Db, wanted: InventorySearch): Promise<number> {
  const { total } = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(sql<number>`count(*)`.as('total'))
    .where(inventoryWhere(wanted))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Ids of all items that are found, or of all variants, with an item or without. */
export async function findMatchingVariants(db: Db, wanted: InventorySearch, of: 'items' | 'variants') {
  const where = of === 'items' ? inventoryWhere(wanted) : variantWhere(wanted)
  const { rows } = await sql<{ id: string; productId: string }>`
    select variants.id, product_id as "productId" from variants join products on products.id = variants.product_id
    where ${where}`.execute(db.withoutPlugins())
  return rows
}

export async function findInventoryItem(db: Db, id: string) {
  const row = await select(db).where('variants.id', '=', id).executeTakeFirst()
  return row && view(row)
}

export async function readInventoryItems(db: Db, ids: readonly string[]) {
  const rows = await select(db)
    .where('variants.id', 'in', [...ids])
    .execute()
  return rows.map(view)
}

function select(db: Db) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .leftJoin('brands', 'brands.id', 'products.brandId')
    .where('variants.withoutItem', 'is', null)
    .select([
      'brands.id as brandId',
      'brands.name as brandName',
      'variants.id',
      'variants.productId',
      'variants.choices',
      'variants.sku',
      'variants.barcode',
      'variants.visible',
      'variants.trackQuantity',
      'variants.quantity',
      'variants.inStock',
      'variants.preorder',
      'variants.preordered',
      'variants.stockRevision',
      'products.name',
      'products.createdAt',
      'products.updatedAt',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function view(row: Row) {
  const available = isAvailable(row)
  const variantName = Object.values(row.choices).join(' / ')
  return {
    id: row.id,
    revision: String(row.stockRevision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    variantId: row.id,
    productId: row.productId,
    trackQuantity: row.trackQuantity,
    ...(row.trackQuantity ? { quantity: row.quantity ?? 0 } : { inStock: row.inStock }),
    availabilityStatus: available ? 'IN_STOCK' : row.preorder?.enabled ? 'PREORDER' : 'OUT_OF_STOCK',
    preorderInfo: {
      enabled: row.preorder?.enabled ?? false,
      ...(row.preorder?.message && { message: row.preorder.message }),
      ...(row.preorder?.limit && { limit: row.preorder.limit }),
      counter: row.preordered,
    },
    product: {
      name: row.name,
      ...(variantName && { variantName }),
      ...(row.sku && { variantSku: row.sku }),
      ...(row.barcode && { variantBarcode: row.barcode }),
      ...(row.brandId && { brand: { id: row.brandId, name: row.brandName } }),
      variantVisible: row.visible,
    },
  }
}
