import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import type { StockLevel } from '../table/answers.ts'
import { elsewhereOf } from './store.ts'

interface Wanted {
  readonly ids?: readonly string[] | undefined
  readonly productId?: string | undefined
}

/** Stock of variants at each location that is active, the default first. */
export async function findLevels(db: Db, { ids, productId }: Wanted): Promise<StockLevel[]> {
  const which = ids ? sql`v.id = any(${[...ids]}::uuid[])` : sql`v.product_id = ${productId}::uuid`
  const { rows } = await sql<StockLevel>`
    select level.*, (case when level.available is not null then level.available + level.committed end)::integer as on_hand
    from (
      select v.id as variant_id, b.id as location_id, b.name as location, b.is_default,
        (case when not v.track_quantity then null when b.is_default then v.quantity - ${elsewhereOf('v')}
          else coalesce((v.elsewhere ->> b.id::text)::integer, 0) end)::integer as available,
        coalesce((select sum(s.committed) from order_stock s
          where s.variant_id = v.id and s.committed > 0 and s.location_id = b.id), 0)::integer as committed,
        coalesce((select sum(l.incoming) from stock_transfer_lines l join stock_transfers t on t.id = l.transfer_id
          where l.variant_id = v.id and l.incoming > 0 and t.to_location_id = b.id), 0)::integer as incoming,
        v.position as at, b.position as place, b.name as place_name
      from variants v cross join business_locations b
      where v.without_item is null and b.active and ${which}
    ) level
    order by level.at, level.variant_id, level.is_default desc, level.place, level.place_name`.execute(db)
  return rows.map(
    ({ variantId, locationId, location, isDefault, available, committed, onHand, incoming }) => ({
      ...{ variantId, locationId, location, isDefault, available, committed, onHand, incoming },
    }),
  )
}
