import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { StoredMedia } from '../../media/index.ts'

/** Price of an item `i` now, by its product `p` and its variant `v`. */
const price = sql`case when i.variant_id = '' then p.sale_minor else v.sale_minor end`
const fromWishes = sql`from wishlist_items i
  join wishlists w on w.id = i.wishlist_id
  join products p on p.id = i.product_id
  left join variants v on v.product_id = p.id and v.id::text = i.variant_id`
/** A price below that of the adding, and below that of the last letter. */
const dropped = sql`w.tells_price_drops and p.visible
  and (${price}) < i.added_minor and (i.told_minor is null or (${price}) < i.told_minor)`

/** Members whom a letter is due. */
export async function findDue(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select distinct w.member_id as "memberId" ${fromWishes} where ${dropped} limit ${limit}`.execute(db)
  return rows.map(({ memberId }) => memberId)
}

export interface DueRow {
  readonly productId: string
  readonly name: string
  readonly slug: string
  readonly priceMinor: number
  readonly addedMinor: number
  readonly media: readonly Pick<StoredMedia, 'mediaType' | 'file'>[]
}

/**
 * Marks a member's items as told of, and answers each of their products once, the largest drop first. Of two servers at
 * one time the second finds nothing left.
 */
export async function claimDrops(trx: Trx, memberId: string): Promise<DueRow[]> {
  await sql`select 1 from wishlists where member_id = ${memberId}::uuid order by id for update`.execute(trx)
  const { rows } = await sql<DueRow>`
    with due as (
      select i.wishlist_id, i.product_id, i.variant_id, i.added_minor, ${price} as price_minor, p.name, p.slug, p.media
      ${fromWishes} where w.member_id = ${memberId}::uuid and ${dropped}
    ), told as (
      update wishlist_items i set told_minor = due.price_minor from due
      where i.wishlist_id = due.wishlist_id and i.product_id = due.product_id and i.variant_id = due.variant_id
    )
    select distinct on (product_id) product_id as "productId", name, slug, price_minor as "priceMinor",
      added_minor as "addedMinor", media
    from due order by product_id, added_minor - price_minor desc`.execute(trx)
  return rows.toSorted((a, b) => b.addedMinor - b.priceMinor - (a.addedMinor - a.priceMinor))
}

/** Forgets letters about prices that have risen since, so that the next drop is told of. */
export async function forgetRisen(db: Db): Promise<void> {
  await sql`
    update wishlist_items set told_minor = null
    ${fromWishes}
    where wishlist_items.told_minor is not null
      and wishlist_items.wishlist_id = i.wishlist_id and wishlist_items.product_id = i.product_id
      and wishlist_items.variant_id = i.variant_id
      and (${price}) >= i.added_minor`.execute(db)
}

export async function findReader(trx: Trx, memberId: string) {
  return trx
    .selectFrom('members')
    .select(['loginEmail', 'identityProfile'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}
