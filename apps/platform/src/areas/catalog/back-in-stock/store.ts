import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { readKeyset } from '../../../data/query-language/keyset.ts'
import { toOrder } from '../../../data/query-language/query.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { viewerOf, visibleTo } from '../../../http/visible-to.ts'
import type { RequestQuery } from './input.ts'
import type { BackInStockTables, RequestStatus } from './tables.ts'
import type { OwnRow, RequestRow } from './view.ts'

const ofProduct = (name: 'name' | 'slug') =>
  sql<string>`(select p.${sql.ref(name)} from products p where p.id = back_in_stock_requests.product_id)`

/** As the address of a request is compared. */
export const addressKey = (email: string) => email.normalize('NFC').toLowerCase()

/** Requests that a caller may see: a member ends those of a wishlist there. */
const shownTo = (caller: Caller) =>
  caller.type === 'MEMBER'
    ? sql<SqlBool>`${visibleTo(caller)} and from_wishlist is not true`
    : visibleTo(caller)

/** Facts of the product asked for, and how many wait for it. */
const facts = [
  ofProduct('name').as('productName'),
  ofProduct('slug').as('productSlug'),
  sql<boolean>`(select p.visible from products p where p.id = back_in_stock_requests.product_id)`.as(
    'productVisible',
  ),
  sql<
    string | null
  >`(select string_agg(choice.value, ' / ') from variants v, jsonb_each_text(v.choices) as choice
    where v.id = back_in_stock_requests.variant_id)`.as('variantName'),
  sql<string>`(select count(*) from back_in_stock_requests other
    where other.product_id = back_in_stock_requests.product_id and other.status = 'RECEIVED')`.as('waiting'),
]

const fields: Fields = {
  id: idColumn(sql.ref('id')),
  status: column('text', sql.ref('status'), { sortable: true }),
  email: column('text', sql.ref('email'), { key: sql.ref('email_key') }),
  'catalogReference.catalogItemId': idColumn(sql.ref('product_id')),
  'catalogReference.options.variantId': idColumn(sql.ref('variant_id')),
  createdDate: column('date', sql.ref('created_at'), { sortable: true }),
}

export async function pageByCursor(
  { db, config }: Pick<Services, 'db' | 'config'>,
  caller: Caller,
  { sort, filter }: RequestQuery,
  cursorPaging: NonNullable<RequestQuery['cursorPaging']>,
) {
  const list = `back-in-stock requests of ${viewerOf(caller)}`
  const page = readKeyset(config, list, { filter, sort: sort.slice(0, 1), cursorPaging }, fields)
  const found = await db
    .selectFrom('backInStockRequests')
    .selectAll()
    .select(facts)
    .select(page.position.as('position'))
    .where(shownTo(caller))
    .where(toCondition(page.filter, fields))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  const { pageRows, metadata } = page.cut(found)
  return { rows: pageRows, metadata }
}

/** Newest first unless another order is asked for. */
export async function pageByOffset(db: Db, caller: Caller, { sort, paging, filter }: RequestQuery) {
  const found = db.selectFrom('backInStockRequests').where(shownTo(caller)).where(toCondition(filter, fields))
  const newest = [{ fieldName: 'createdDate', order: 'DESC' as const }]
  const rows = await found
    .selectAll()
    .select(facts)
    .orderBy(toOrder(sort.length ? sort : newest, fields, sql.ref('id')))
    .limit(paging.limit)
    .offset(paging.offset)
    .execute()
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return { rows, metadata: { count: rows.length, offset: paging.offset, total: Number(total) } }
}

export async function countRequests(db: Db, filter: unknown): Promise<number> {
  const { count } = await db
    .selectFrom('backInStockRequests')
    .select((row) => row.fn.countAll().as('count'))
    .where(toCondition(filter, fields, 'filter'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteRequest(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('backInStockRequests').where('id', '=', id).execute()
}

/** Deletes open requests of wishes: the one by its id, or all of an address for a product. */
export async function deleteWishRequests(
  trx: Trx,
  of: { readonly id: string } | { readonly productId: string; readonly emailKey: string },
): Promise<string[]> {
  const open = trx
    .deleteFrom('backInStockRequests')
    .where('fromWishlist', '=', true)
    .where('status', '=', 'RECEIVED')
  const rows = await ('id' in of
    ? open.where('id', '=', of.id)
    : open.where('productId', '=', of.productId).where('emailKey', '=', of.emailKey)
  )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Keeps an open request of a wish beyond it: somebody asked for it by themselves. */
export async function keepBeyondWish(trx: Trx, { variantId, emailKey }: OpenRequest): Promise<void> {
  await trx
    .updateTable('backInStockRequests')
    .set({ fromWishlist: null })
    .where('variantId', '=', variantId)
    .where('emailKey', '=', emailKey)
    .where('status', '=', 'RECEIVED')
    .where('fromWishlist', '=', true)
    .execute()
}

/** Undefined where the caller may not see it. */
export function findOwnRequest(
  db: Db,
  caller: Caller,
  id: string,
  { lock }: { readonly lock: boolean },
): Promise<OwnRow | undefined> {
  const own = db
    .selectFrom('backInStockRequests')
    .selectAll()
    .select(facts)
    .where('id', '=', id)
    .where(shownTo(caller))
  return (lock ? own.forUpdate() : own).executeTakeFirst()
}

/** Oldest requests first whose variant may be in stock. */
export function findDue(db: Db, limit: number) {
  return db
    .selectFrom('backInStockRequests')
    .innerJoin('variants', 'variants.id', 'backInStockRequests.variantId')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select([
      'backInStockRequests.id',
      'trackQuantity',
      'quantity',
      'inStock',
      'preordered',
      'variants.preorder',
    ])
    .where('backInStockRequests.status', '=', 'RECEIVED')
    .where((where) => where.or([where('quantity', '>', 0), where('inStock', '=', true)]))
    .orderBy('backInStockRequests.createdAt')
    .limit(limit)
    .execute()
}

/** Undefined where another server holds or has answered it. */
export function lockReceived(trx: Trx, id: string) {
  return trx
    .selectFrom('backInStockRequests')
    .innerJoin('products', 'products.id', 'backInStockRequests.productId')
    .selectAll('backInStockRequests')
    .select(['products.slug', 'products.name', 'products.visible'])
    .where('backInStockRequests.id', '=', id)
    .where('backInStockRequests.status', '=', 'RECEIVED')
    .forUpdate('backInStockRequests')
    .skipLocked()
    .executeTakeFirst()
}

export async function updateStatus(
  trx: Trx,
  id: string,
  status: RequestStatus,
  updatedAt: Date,
): Promise<void> {
  await trx.updateTable('backInStockRequests').set({ status, updatedAt }).where('id', '=', id).execute()
}

/** Undefined where the address waits for the variant already. */
export function insertRequest(
  trx: Trx,
  request: Insertable<BackInStockTables['backInStockRequests']>,
): Promise<RequestRow | undefined> {
  return trx
    .insertInto('backInStockRequests')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['variantId', 'emailKey']).where('status', '=', 'RECEIVED').doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

interface OpenRequest {
  readonly variantId: string
  readonly emailKey: string
}

/** Makes an open request of nobody's that of this member. */
export async function giveToMember(
  trx: Trx,
  { variantId, emailKey }: OpenRequest,
  memberId: string,
): Promise<void> {
  await trx
    .updateTable('backInStockRequests')
    .set({ memberId })
    .where('variantId', '=', variantId)
    .where('emailKey', '=', emailKey)
    .where('status', '=', 'RECEIVED')
    .where('memberId', 'is', null)
    .execute()
}

export function findOpenRequest(trx: Trx, { variantId, emailKey }: OpenRequest): Promise<RequestRow> {
  return trx
    .selectFrom('backInStockRequests')
    .selectAll()
    .where('variantId', '=', variantId)
    .where('emailKey', '=', emailKey)
    .where('status', '=', 'RECEIVED')
    .executeTakeFirstOrThrow()
}
