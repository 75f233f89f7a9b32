import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

export interface SoldOutWish {
  readonly memberId: string
  readonly email: string
  /** BCP 47. */
  readonly language: string | null
  readonly productId: string
  readonly variantId: string
}

/** Whether a variant can be bought, ordered ahead too. */
const canBeBought = (alias: 'v' | 'o') => {
  const of = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`((${of('track_quantity')} and coalesce(${of('quantity')}, 0) > 0)
    or (not ${of('track_quantity')} and ${of('in_stock')})
    or coalesce((${of('preorder')} ->> 'enabled')::boolean, false))`
}

/** Variants that are sold out, for whose members no request waits yet. A product as a whole is sold out when all its variants are. */
export async function findSoldOut(db: Db, limit: number): Promise<SoldOutWish[]> {
  const { rows } = await sql<SoldOutWish>`
    select distinct m.id as "memberId", m.login_email as email, m.identity_profile ->> 'language' as language,
      v.product_id as "productId", v.id as "variantId"
    from wishlist_items i
    join wishlists w on w.id = i.wishlist_id and w.tells_back_in_stock
    join members m on m.id = w.member_id
    join products p on p.id = i.product_id and p.visible
    join variants v on v.product_id = p.id and v.visible and (i.variant_id = '' or v.id::text = i.variant_id)
    where not ${canBeBought('v')}
      and (i.variant_id <> '' or not exists (
        select 1 from variants o where o.product_id = p.id and o.visible and ${canBeBought('o')}))
      and not exists (
        select 1 from member_refused_letters r where r.member_id = m.id and r.letter = 'backInStock')
      and not exists (
        select 1 from back_in_stock_requests b where b.variant_id = v.id and b.status = 'RECEIVED'
          and (b.member_id = m.id or lower(b.email) = lower(m.login_email)))
    limit ${limit}`.execute(db)
  return rows
}

/** Requests of wishes that nobody wishes for any more, or about which the list tells no more. */
export async function findEnded(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from back_in_stock_requests b
    where b.from_wishlist and b.status = 'RECEIVED' and not exists (
      select 1 from wishlist_items i join wishlists w on w.id = i.wishlist_id
      where w.member_id = b.member_id and w.tells_back_in_stock and i.product_id = b.product_id
        and (i.variant_id = '' or i.variant_id = b.variant_id::text))
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
