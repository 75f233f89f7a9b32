import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { Owner } from './owner.ts'
import type { StoredAddressWithContact } from './tables.ts'

export type CartRow = Selectable<Tables['carts']>
export type CartLineRow = Selectable<Tables['cartLines']>

export function findCart(db: Db, owner: Owner): Promise<CartRow | undefined> {
  return selectCart(db, owner).executeTakeFirst()
}

/** Holds the cart until the end of the transaction, so that two tabs change it one after the other. */
export function lockCart(trx: Trx, owner: Owner): Promise<CartRow | undefined> {
  return selectCart(trx, owner).forUpdate().executeTakeFirst()
}

function selectCart(db: Db, owner: Owner) {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('ownerType', '=', owner.type)
    .where('ownerId', '=', owner.id)
}

/** Of two that make the owner's first cart at once, one makes it and both get it. */
export async function lockOrCreateCart(
  trx: Trx,
  owner: Owner,
  currency: string,
  date: Date,
): Promise<{ cart: CartRow; created: boolean }> {
  const made = await trx
    .insertInto('carts')
    .values({
      id: randomUUID(),
      ownerType: owner.type,
      ownerId: owner.id,
      couponCode: null,
      buyerNote: null,
      buyerEmail: null,
      contactInfo: null,
      currency,
      checkoutId: null,
      revision: 0,
      createdAt: date,
      updatedAt: date,
    })
    .onConflict((conflict) => conflict.columns(['ownerType', 'ownerId']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { cart: made, created: true }
  const cart = await lockCart(trx, owner)
  if (!cart) throw new Error('A cart that was there a moment ago is gone')
  return { cart, created: false }
}

export function linesOf(db: Db, cartId: string): Promise<CartLineRow[]> {
  return db.selectFrom('cartLines').selectAll().where('cartId', '=', cartId).orderBy('position').execute()
}

export async function insertLine(trx: Trx, line: Omit<CartLineRow, 'id' | 'position'>): Promise<void> {
  const last = await trx
    .selectFrom('cartLines')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('cartId', '=', line.cartId)
    .executeTakeFirst()
  await trx
    .insertInto('cartLines')
    .values({
      ...line,
      options: jsonb(line.options),
      id: randomUUID(),
      position: (last?.position ?? 0) + 1,
    })
    .execute()
}

export async function setQuantity(trx: Trx, lineId: string, quantity: number): Promise<void> {
  await trx.updateTable('cartLines').set({ quantity }).where('id', '=', lineId).execute()
}

export async function removeLines(trx: Trx, cartId: string, lineIds: readonly string[]): Promise<void> {
  if (!lineIds.length) return
  await trx.deleteFrom('cartLines').where('cartId', '=', cartId).where('id', 'in', lineIds).execute()
}

export type CartChange = Partial<Pick<CartRow, 'couponCode' | 'buyerNote' | 'buyerEmail' | 'checkoutId'>> & {
  readonly contactInfo?: StoredAddressWithContact
}

/** Every change raises the revision, also one of the lines alone. */
export function touchCart(trx: Trx, id: string, date: Date, change: CartChange = {}): Promise<CartRow> {
  const { contactInfo, ...columns } = change
  return trx
    .updateTable('carts')
    .set(({ eb }) => ({
      ...columns,
      ...(contactInfo ? { contactInfo: jsonb(contactInfo) } : {}),
      revision: eb('revision', '+', 1),
      updatedAt: date,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteCart(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('carts').where('id', '=', id).execute()
}
