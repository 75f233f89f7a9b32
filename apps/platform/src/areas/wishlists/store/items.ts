import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { Wish } from '../reference.ts'

export interface ItemRow extends Wish {
  readonly wishlistId: string
  readonly addedAt: Date
  readonly addedMinor: number
  /** Price of now; null of what shoppers cannot see any more. */
  readonly priceMinor: number | null
}

/** Price of an item `i` now: that of its variant, or the lowest of the product's. */
const price = sql<number | null>`case when i.variant_id = '' then (
    select p.sale_minor from products p where p.id = i.product_id and p.visible
  ) else (
    select v.sale_minor from variants v join products p on p.id = v.product_id
    where v.id::text = i.variant_id and p.id = i.product_id and p.visible and v.visible
  ) end`

/** Items of lists, newest first. */
export function findItems(db: Db, wishlistIds: readonly string[]): Promise<ItemRow[]> {
  if (wishlistIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('wishlistItems as i')
    .select(['i.wishlistId', 'i.productId', 'i.variantId', 'i.addedAt', 'i.addedMinor'])
    .select(price.as('priceMinor'))
    .where('i.wishlistId', 'in', wishlistIds)
    .orderBy('i.addedAt', 'desc')
    .orderBy('i.productId')
    .orderBy('i.variantId')
    .execute()
}

/** Prices of what shoppers see and can be wished for, in no order. */
export async function findWishable(
  db: Db,
  wishes: readonly Wish[],
): Promise<(Wish & { readonly priceMinor: number })[]> {
  if (wishes.length === 0) return []
  const { rows } = await sql<Wish & { priceMinor: number }>`
    select p.id as "productId", '' as "variantId", p.sale_minor as "priceMinor"
    from products p where p.visible and p.id in (${sql.join(wishes.map((wish) => wish.productId))})
    union all
    select p.id, v.id::text, v.sale_minor
    from products p join variants v on v.product_id = p.id and v.visible
    where p.visible and p.id in (${sql.join(wishes.map((wish) => wish.productId))})
      and v.id::text in (${sql.join(wishes.map((wish) => wish.variantId))})`.execute(db)
  return rows.filter((row) => wishes.some((wish) => isSame(wish, row)))
}

export const isSame = (a: Wish, b: Wish) => a.productId === b.productId && a.variantId === b.variantId

/** False where the list has the item already. */
export async function insertItem(
  trx: Trx,
  row: Wish & { readonly wishlistId: string; readonly addedMinor: number; readonly addedAt: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('wishlistItems')
    .values({ ...row, toldMinor: null })
    .onConflict((conflict) => conflict.columns(['wishlistId', 'productId', 'variantId']).doNothing())
    .returning('productId')
    .executeTakeFirst()
  return added !== undefined
}

/** The row that was there. */
export function deleteItem(trx: Trx, wishlistId: string, { productId, variantId }: Wish) {
  return trx
    .deleteFrom('wishlistItems')
    .where('wishlistId', '=', wishlistId)
    .where('productId', '=', productId)
    .where('variantId', '=', variantId)
    .returningAll()
    .executeTakeFirst()
}

/** Puts an item into another list as it was; one that is there already stays. */
export async function keepItem(
  trx: Trx,
  row: Wish & {
    readonly wishlistId: string
    readonly addedMinor: number
    readonly toldMinor: number | null
    readonly addedAt: Date
  },
): Promise<void> {
  await trx
    .insertInto('wishlistItems')
    .values(row)
    .onConflict((conflict) => conflict.columns(['wishlistId', 'productId', 'variantId']).doNothing())
    .execute()
}

export interface WishedRow {
  readonly productId: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly members: number
}

/** Products by the number of members who wish for them. */
export async function findMostWished(db: Db, limit: number): Promise<WishedRow[]> {
  const { rows } = await sql<WishedRow>`
    select p.id as "productId", p.name, p.slug, p.visible, count(distinct w.member_id)::integer as members
    from wishlist_items i join wishlists w on w.id = i.wishlist_id join products p on p.id = i.product_id
    group by p.id, p.name, p.slug, p.visible
    order by members desc, p.name, p.id limit ${limit}`.execute(db)
  return rows
}
