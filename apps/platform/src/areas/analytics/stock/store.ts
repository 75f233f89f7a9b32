import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Days } from '../range.ts'

export interface StockFound {
  readonly variantId: string
  readonly productId: string
  readonly label: string
  readonly detail: string | null
  readonly quantity: number
  readonly sold: number
  readonly found: number
}

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Counted variants with what was sold of them; those that run out first stand first, those that nobody buys last. */
export async function stockRows(db: Db, { from, to }: Days, { limit, offset }: Page): Promise<StockFound[]> {
  const { rows } = await sql<StockFound>`
    with sold as (
      select key, sum(units - returned_units)::bigint as sold from sales_days
      where dimension = 'VARIANT' and day between ${from}::date and ${to}::date group by key
    )
    select v.id as variant_id, p.id as product_id, p.name as label, v.quantity, coalesce(s.sold, 0) as sold,
      (select string_agg(c.value, ' / ' order by c.key) from jsonb_each_text(v.choices) as c) as detail,
      count(*) over () as found
    from variants v join products p on p.id = v.product_id left join sold s on s.key = v.id::text
    where v.track_quantity and v.quantity is not null
    order by coalesce(s.sold, 0) = 0, v.quantity::numeric / greatest(coalesce(s.sold, 0), 1), p.name, v.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
