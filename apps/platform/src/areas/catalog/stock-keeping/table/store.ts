import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { escapeLike } from '../../../../data/query-language/fields.ts'
import { elsewhereOf, type LocationOfStock, piecesIn } from '../locations/store.ts'
import type { StockRow } from './answers.ts'

export const sortable = ['name', 'sku', 'available', 'committed', 'onHand', 'incoming', 'lowStockAt'] as const
export const levels = ['LOW', 'OUT', 'IN', 'COMMITTED', 'WAITING'] as const

export interface StockQuestion {
  readonly ids?: readonly string[] | undefined
  readonly productId?: string | undefined
  readonly words?: string | undefined
  readonly level?: (typeof levels)[number] | undefined
  /** Location whose pieces the numbers are; without it those of all. */
  readonly location?: LocationOfStock | undefined
  readonly sort?:
    | { readonly fieldName: (typeof sortable)[number]; readonly order: 'ASC' | 'DESC' }
    | undefined
  /** Pieces at which a variant without a number of its own is low. */
  readonly lowStockAt: number
}

const variantName = sql`(select string_agg(choice.value, ' / ') from jsonb_each_text(v.choices) as choice)`

/** Numbers of a variant, of one location or of all. */
function numbersOf({ location }: StockQuestion) {
  const from = location ? sql`and s.location_id = ${location.id}::uuid` : sql``
  const to = location
    ? sql`and t.transfer_id in (select id from stock_transfers where to_location_id = ${location.id}::uuid)`
    : sql``
  return {
    quantity: location ? piecesIn('v', location) : sql`v.quantity`,
    committed: sql`coalesce((select sum(s.committed) from order_stock s where s.variant_id = v.id and s.committed > 0 ${from}), 0)`,
    incoming: sql`coalesce((select sum(t.incoming) from stock_transfer_lines t where t.variant_id = v.id and t.incoming > 0 ${to}), 0)`,
  }
}

/** One condition for each level; they follow from numbers that the row shows. */
function ofLevel(asked: StockQuestion): RawBuilder<unknown> {
  const { level, lowStockAt } = asked
  const { quantity, committed } = numbersOf(asked)
  switch (level) {
    case 'LOW':
      return sql`(v.track_quantity and ${quantity} between 1 and coalesce(v.low_stock_at, ${lowStockAt}))`
    case 'OUT':
      return sql`(case when v.track_quantity then ${quantity} <= 0 else not v.in_stock end)`
    case 'IN':
      return sql`(case when v.track_quantity then ${quantity} > 0 else v.in_stock end)`
    case 'COMMITTED':
      return asked.location
        ? sql`(v.id in (select s.variant_id from order_stock s where s.committed > 0) and ${committed} > 0)`
        : sql`v.id in (select s.variant_id from order_stock s where s.committed > 0)`
    case 'WAITING':
      return sql`v.id in (select b.variant_id from back_in_stock_requests b where b.status = 'RECEIVED')`
    default:
      return sql`true`
  }
}

function conditions(asked: StockQuestion): RawBuilder<unknown> {
  const { ids, productId, words } = asked
  const terms = words?.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean) ?? []
  const parts = [
    sql`v.without_item is null`,
    ofLevel(asked),
    ...(ids ? [sql`v.id = any(${[...ids]}::uuid[])`] : []),
    ...(productId ? [sql`v.product_id = ${productId}::uuid`] : []),
    ...terms.map((term) => {
      const like = `%${escapeLike(term)}%`
      return sql`(p.name_key like ${like} or lower(coalesce(v.sku, '')) like ${like}
        or lower(coalesce(v.barcode, '')) like ${like} or lower(coalesce(${variantName}, '')) like ${like})`
    }),
  ]
  return sql.join(parts, sql` and `)
}

/** The name's order has an index: a page of it reads no further than to its end. */
function orderOf(asked: StockQuestion): RawBuilder<unknown> {
  const { fieldName = 'name', order = 'ASC' } = asked.sort ?? {}
  const { quantity, committed, incoming } = numbersOf(asked)
  const isDown = order === 'DESC'
  if (fieldName === 'name')
    return isDown ? sql`p.name_key desc, p.id desc, v.position desc` : sql`p.name_key, p.id, v.position`
  const by = {
    sku: sql`v.sku`,
    available: quantity,
    onHand: sql`(${quantity} + ${committed})`,
    committed,
    incoming,
    lowStockAt: sql`v.low_stock_at`,
  }[fieldName]
  return isDown
    ? sql`${by} desc nulls last, p.name_key, p.id, v.position`
    : sql`${by} asc nulls last, p.name_key, p.id, v.position`
}

interface Paging {
  readonly limit: number
  readonly offset: number
}

/** One page of variants; sums are made for its rows alone, unless the order is by one. */
export async function findStockRows(
  db: Db,
  asked: StockQuestion,
  { limit, offset }: Paging,
): Promise<StockRow[]> {
  const order = orderOf(asked)
  const { quantity, committed, incoming } = numbersOf(asked)
  const { rows } = await sql<StockRow>`
    with page as materialized (
      select v.id as variant_id, row_number() over (order by ${order}) as place
      from variants v join products p on p.id = v.product_id
      where ${conditions(asked)} order by ${order} limit ${limit} offset ${offset})
    select v.id, v.product_id, p.name, ${variantName} as variant, v.sku, v.track_quantity as is_counted,
      (case when v.track_quantity then ${quantity} > 0 else v.in_stock end) as in_stock,
      (case when v.track_quantity then ${quantity} end)::integer as available,
      ${committed}::integer as committed,
      (case when v.track_quantity then ${quantity} + ${committed} end)::integer as on_hand,
      ${incoming}::integer as incoming, v.low_stock_at, coalesce(v.elsewhere, '{}'::jsonb) as elsewhere,
      (case when v.track_quantity then v.quantity - ${elsewhereOf('v')} end)::integer as at_default,
      (select count(*) from back_in_stock_requests b where b.variant_id = v.id and b.status = 'RECEIVED')::integer as waiting
    from page join variants v on v.id = page.variant_id join products p on p.id = v.product_id
    order by page.place`.execute(db)
  return rows
}

export async function countStockRows(db: Db, asked: StockQuestion): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from variants v join products p on p.id = v.product_id
    where ${conditions(asked)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
