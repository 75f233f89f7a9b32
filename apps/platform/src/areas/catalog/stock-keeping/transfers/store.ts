import { type Selectable, sql } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import { escapeLike } from '../../../../data/query-language/fields.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import { elsewhereWith, type LocationOfStock, piecesIn } from '../locations/store.ts'
import type { StockTransferTables, TransferStatus } from './tables.ts'

export type TransferRow = Selectable<StockTransferTables['stockTransfers']>
export type LineRow = Selectable<StockTransferTables['stockTransferLines']>

/** @throws ApiError 404 */
export async function findTransfer(
  db: Db,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<TransferRow> {
  const one = db.selectFrom('stockTransfers').selectAll().where('id', '=', id)
  const row = isUuid(id) && (await findOne(one, options))
  if (row) return row
  throw applicationError(404, 'STOCK_TRANSFER_NOT_FOUND', 'Transfer not found.')
}

export function findLines(db: Db, transferId: string): Promise<LineRow[]> {
  return db
    .selectFrom('stockTransferLines')
    .selectAll()
    .where('transferId', '=', transferId)
    .orderBy('position')
    .execute()
}

export async function saveTransfer(trx: Trx, { history, ...row }: TransferRow): Promise<void> {
  const values = { ...row, history: jsonb(history) }
  await trx
    .insertInto('stockTransfers')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export async function replaceLines(trx: Trx, transferId: string, lines: readonly LineRow[]): Promise<void> {
  await trx.deleteFrom('stockTransferLines').where('transferId', '=', transferId).execute()
  await trx
    .insertInto('stockTransferLines')
    .values([...lines])
    .execute()
}

/** Variants of these ids, as a transfer names them. */
export async function findGoods(db: Db, variantIds: readonly string[]) {
  const { rows } = await sql<{
    id: string
    productId: string
    name: string
    variant: string | null
    sku: string | null
    trackQuantity: boolean
  }>`select v.id, v.product_id, p.name, v.sku, v.track_quantity,
      (select string_agg(choice.value, ' / ') from jsonb_each_text(v.choices) as choice) as variant
    from variants v join products p on p.id = v.product_id
    where v.without_item is null and v.id = any(${variantIds.filter(isUuid)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Names of locations by their ids; other ids are left out. */
export async function findLocationNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('businessLocations')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** @returns the variant's quantity afterwards; nothing where nobody counts or there are too few at the location */
export async function changeQuantity(
  trx: Trx,
  variantId: string,
  change: number,
  location: LocationOfStock,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('variants')
    .set((column) => ({
      quantity: column('quantity', '+', change),
      stockRevision: column('stockRevision', '+', 1),
      ...(!location.isDefault && { elsewhere: elsewhereWith(location.id, change) }),
    }))
    .where('id', '=', variantId)
    .where('trackQuantity', '=', true)
    .$if(change < 0, (query) => query.where(piecesIn('variants', location), '>=', -change))
    .returning('quantity')
    .executeTakeFirst()
  return row?.quantity ?? undefined
}

export interface TransferQuestion {
  readonly status?: TransferStatus | undefined
  readonly words?: string | undefined
  readonly variantId?: string | undefined
  /** Location that the goods leave or come to. */
  readonly locationId?: string | undefined
}

/** A transfer without its history, which lists do not show. */
export interface ListedTransfer extends Omit<TransferRow, 'history'> {
  readonly quantity: number
  readonly received: number
  readonly rejected: number
}

function conditions({ status, words, variantId, locationId }: TransferQuestion) {
  const like = `%${escapeLike(words?.normalize('NFC').toLowerCase().trim() ?? '')}%`
  return sql.join(
    [
      sql`true`,
      ...(status ? [sql`t.status = ${status}`] : []),
      ...(variantId
        ? [
            sql`t.id in (select l.transfer_id from stock_transfer_lines l where l.variant_id = ${variantId}::uuid)`,
          ]
        : []),
      ...(locationId ? [sql`${locationId}::uuid in (t.from_location_id, t.to_location_id)`] : []),
      ...(words?.trim()
        ? [
            sql`(lower(t.reference) like ${like} or t.id in (
              select l.transfer_id from stock_transfer_lines l
              where lower(l.name) like ${like} or lower(coalesce(l.sku, '')) like ${like}))`,
          ]
        : []),
    ],
    sql` and `,
  )
}

/** The newest first, with the sums of their lines. */
export async function findTransfers(
  db: Db,
  asked: TransferQuestion,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedTransfer[]; total: number; counts: Record<TransferStatus, number> }> {
  const which = conditions(asked)
  const { rows } = await sql<ListedTransfer>`
    with page as (select t.id, t.reference, t.note, t.from_location_id, t.to_location_id, t.expected_on, t.status,
        t.revision, t.created_at, t.updated_at
      from stock_transfers t where ${which}
      order by t.created_at desc, t.id limit ${limit} offset ${offset})
    select page.*, sums.* from page cross join lateral (
      select sum(l.quantity)::integer as quantity, sum(l.received)::integer as received,
        sum(l.rejected)::integer as rejected
      from stock_transfer_lines l where l.transfer_id = page.id) sums
    order by page.created_at desc, page.id`.execute(db)
  const counted = await sql<{ status: TransferStatus; total: number }>`
    select t.status, count(*)::integer as total from stock_transfers t
    where ${conditions({ ...asked, status: undefined })} group by t.status`.execute(db)
  const counts = { DRAFT: 0, IN_TRANSIT: 0, RECEIVED: 0, CANCELED: 0 }
  for (const { status, total } of counted.rows) counts[status] = total
  const { DRAFT, IN_TRANSIT, RECEIVED, CANCELED } = counts
  const total = asked.status ? counts[asked.status] : DRAFT + IN_TRANSIT + RECEIVED + CANCELED
  return { rows, total, counts }
}
