import { sql } from 'kysely'
import type { Trx } from '../../../data/database.ts'
import { defaultLocation, type Elsewhere, elsewhereWith } from '../../catalog/index.ts'

export async function deleteHeldStock(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('orderStock').where('orderId', '=', orderId).execute()
}

export function findHeldLine(trx: Trx, orderId: string) {
  return trx.selectFrom('orderStock').select('lineId').where('orderId', '=', orderId).executeTakeFirst()
}

export function findVariants(trx: Trx, wanted: readonly Goods[]) {
  return trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id', 'trackQuantity', 'quantity', 'inStock', 'variants.preorder'])
    .where('variants.id', 'in', [...new Set(wanted.map(({ variantId }) => variantId))])
    .execute()
}

export interface Goods {
  readonly lineId: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

type Source = 'SHELF' | 'AHEAD'

/** Goods of one line at one location; `locationId` is undefined for the default. */
export interface Taken extends Goods {
  readonly part: number
  readonly source: Source
  readonly locationId: string | undefined
}

export async function insertHeldStock(trx: Trx, orderId: string, taken: readonly Taken[]): Promise<void> {
  await trx
    .insertInto('orderStock')
    .values(
      taken.map(({ locationId, ...goods }) => ({
        orderId,
        ...goods,
        locationId: goods.source === 'AHEAD' ? null : (locationId ?? defaultLocation),
        committed: goods.source === 'SHELF' ? goods.quantity : 0,
      })),
    )
    .execute()
}

export function findHeldStock(trx: Trx, orderId: string) {
  return trx.selectFrom('orderStock').selectAll().where('orderId', '=', orderId).execute()
}

/**
 * Puts goods on the shelf of a location; where that is gone or not active, of the default.
 * @returns the variant's quantity afterwards, none where nobody counts, and the location; undefined for the default
 */
export async function returnToShelf(
  trx: Trx,
  variantId: string,
  quantity: number,
  locationId: string | null,
): Promise<{ readonly quantity: number | null; readonly locationId: string | undefined }> {
  const other = sql<string | null>`(select id from business_locations
    where id = ${locationId}::uuid and active and not is_default)`
  const row = await trx
    .updateTable('variants')
    .set((column) => ({
      stockRevision: column('stockRevision', '+', 1),
      quantity: column('quantity', '+', quantity),
      ...(locationId && {
        elsewhere: sql<Elsewhere | null>`case when track_quantity and ${other} is not null
          then ${elsewhereWith(locationId, quantity)} else elsewhere end`,
      }),
    }))
    .where('id', '=', variantId)
    .returning(['quantity', other.as('locationId')])
    .executeTakeFirst()
  return { quantity: row?.quantity ?? null, locationId: row?.locationId ?? undefined }
}

export async function cancelAhead(trx: Trx, variantId: string, quantity: number): Promise<void> {
  await trx
    .updateTable('variants')
    .set((column) => ({
      stockRevision: column('stockRevision', '+', 1),
      preordered: column('preordered', '-', quantity),
    }))
    .where('id', '=', variantId)
    .execute()
}

export async function updateRestored(
  trx: Trx,
  { orderId, lineId, part }: { readonly orderId: string; readonly lineId: string; readonly part: number },
  quantity: number,
): Promise<void> {
  await trx
    .updateTable('orderStock')
    .set((column) => ({
      restored: column('restored', '+', quantity),
      committed: sql<number>`greatest(0, committed - ${quantity})`,
    }))
    .where('orderId', '=', orderId)
    .where('lineId', '=', lineId)
    .where('part', '=', part)
    .execute()
}

/** Locks the variant: what is elsewhere is exact until the transaction ends, and `order` has the locations to take it from. */
export function takeFromStock(trx: Trx, { variantId, quantity }: Goods) {
  return trx
    .updateTable('variants')
    .set((column) => ({
      quantity: column('quantity', '-', quantity),
      stockRevision: column('stockRevision', '+', 1),
    }))
    .where('id', '=', variantId)
    .where('quantity', '>=', quantity)
    .returning([
      'quantity',
      'elsewhere',
      sql<string[] | null>`case when elsewhere is not null then (
        select jsonb_agg(id order by position, name, id) from business_locations where active and not is_default) end`.as(
        'order',
      ),
    ])
    .executeTakeFirst()
}

/** Writes what is left elsewhere of variants that are locked. */
export async function updateElsewhere(trx: Trx, left: ReadonlyMap<string, Elsewhere | null>): Promise<void> {
  const rows = [...left].map(([id, elsewhere]) => ({ id, elsewhere }))
  await sql`update variants set elsewhere = r.elsewhere
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, elsewhere jsonb)
    where variants.id = r.id`.execute(trx)
}

/** Counted against the limit in the row itself: two at once cannot both have the last. */
export function orderAhead(
  trx: Trx,
  { variantId, quantity }: Goods,
  preorder: { readonly enabled: boolean; readonly limit?: number } | null,
) {
  return trx
    .updateTable('variants')
    .set((column) => ({
      preordered: column('preordered', '+', quantity),
      stockRevision: column('stockRevision', '+', 1),
    }))
    .where('id', '=', variantId)
    .where('preordered', '<=', preorder?.enabled ? (preorder.limit ?? 2 ** 30) - quantity : -1)
    .returning('id')
    .executeTakeFirst()
}

/**
 * Pieces of each line that are on the shelf and belong to the buyer; of lines that are not named, none. Of several
 * locations the last sends last.
 */
export async function updateCommitted(
  trx: Trx,
  orderId: string,
  lines: readonly { readonly lineId: string; readonly toSend: number }[],
): Promise<void> {
  await sql`update order_stock set committed = case when source = 'SHELF'
      then greatest(0, least(quantity - restored, coalesce((
        select l."toSend" from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("lineId" uuid, "toSend" integer)
        where l."lineId" = order_stock.line_id), 0) - coalesce((
        select sum(after.quantity - after.restored) from order_stock after
        where after.order_id = order_stock.order_id and after.line_id = order_stock.line_id
          and after.part > order_stock.part), 0))) else 0 end
    where order_id = ${orderId}::uuid`.execute(trx)
}
