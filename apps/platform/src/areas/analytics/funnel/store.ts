import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Days } from '../range.ts'

interface CartCounts {
  readonly carts: number
  readonly checkouts: number
  readonly orders: number
}

/**
 * Carts that were begun in these days, how many of them came to a checkout, and how many checkouts became an order. A cart ends
 * with its order; its checkout stays and names it.
 */
export async function countFunnel(db: Db, { from, to }: Days, timeZone: string): Promise<CartCounts> {
  const { rows } = await sql<CartCounts>`
    with days as (
      select ${from}::timestamp at time zone ${timeZone} as since,
        (${to}::timestamp + interval '1 day') at time zone ${timeZone} as until
    ),
    begun as (
      select k.cart_id, k.order_id from checkouts k cross join days d
      where k.created_at >= d.since and k.created_at < d.until
    )
    select
      (select count(*) from (
        select c.id from carts c cross join days d
        where c.created_at >= d.since and c.created_at < d.until
          and exists (select 1 from cart_lines l where l.cart_id = c.id)
        union select cart_id from begun
      ) as filled) as carts,
      (select count(*) from begun) as checkouts,
      (select count(*) from begun where order_id is not null) as orders`.execute(db)
  return rows[0] ?? { carts: 0, checkouts: 0, orders: 0 }
}
