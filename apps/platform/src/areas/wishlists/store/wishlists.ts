import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { findOne } from '../../../data/find-one.ts'
import type { WishlistTables } from '../tables.ts'

export type WishlistRow = Selectable<WishlistTables['wishlists']>

/** The member's lists, the default one first, then by age. */
export function findWishlists(db: Db, memberId: string): Promise<WishlistRow[]> {
  return db
    .selectFrom('wishlists')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findDefaultWishlist(db: Db, memberId: string): Promise<WishlistRow | undefined> {
  return db
    .selectFrom('wishlists')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('isDefault', '=', true)
    .executeTakeFirst()
}

/** Makes the member's default list where there is none, and locks it: whoever changes lists of a member waits here. */
export async function lockDefaultWishlist(trx: Trx, memberId: string, date: Date): Promise<WishlistRow> {
  await insertWishlist(trx, { memberId, name: '', isDefault: true, date })
  return trx
    .selectFrom('wishlists')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('isDefault', '=', true)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function findOwnWishlist(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  options?: { readonly lock?: boolean },
): Promise<WishlistRow | undefined> {
  return findOne(
    db.selectFrom('wishlists').selectAll().where('id', '=', id).where('memberId', '=', memberId),
    options,
  )
}

export function findSharedWishlist(db: Db, token: string) {
  return db
    .selectFrom('wishlists')
    .innerJoin('members', 'members.id', 'wishlists.memberId')
    .selectAll('wishlists')
    .select('members.contact')
    .where('shareToken', '=', token)
    .executeTakeFirst()
}

/** @returns the id; that of a default list stands for nothing where the member has one already */
export async function insertWishlist(
  trx: Trx,
  {
    memberId,
    name,
    isDefault,
    date,
  }: { readonly memberId: string; readonly name: string; readonly isDefault: boolean; readonly date: Date },
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('wishlists')
    .values({
      ...{ id, memberId, name, isDefault, tellsPriceDrops: false, tellsBackInStock: false },
      ...{ shareToken: null, showsName: false, sharedAt: null, revision: 1 },
      ...{ createdAt: date, updatedAt: date },
    })
    .onConflict((conflict) => conflict.column('memberId').where('isDefault', '=', true).doNothing())
    .execute()
  return id
}

/** Writes columns under the next revision. */
export async function updateWishlistRow(
  trx: Trx,
  id: string,
  changes: Updateable<WishlistTables['wishlists']>,
): Promise<void> {
  await trx
    .updateTable('wishlists')
    .set((row) => ({ ...changes, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteWishlistRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('wishlists').where('id', '=', id).execute()
}
