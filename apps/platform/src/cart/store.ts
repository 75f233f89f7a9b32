import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../database.ts'
import { textsKey } from './custom-texts.ts'
import type { WantedLine } from './items.ts'
import type { Owner } from './owner.ts'
import type { CartTables } from './tables.ts'

export type CartRow = Selectable<CartTables['carts']>

export function findCart(db: Db, { ownerType, ownerId }: Owner): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('ownerType', '=', ownerType)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
}

/** Whoever changes a cart holds its row, so that two tabs take turns. */
export function lockCart(trx: Trx, { ownerType, ownerId }: Owner): Promise<CartRow | undefined> {
  return trx
    .selectFrom('carts')
    .selectAll()
    .where('ownerType', '=', ownerType)
    .where('ownerId', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
}

/** True when there was none before. */
export async function createCart(trx: Trx, owner: Owner, currency: string, date: Date): Promise<boolean> {
  const made = await trx
    .insertInto('carts')
    .values({
      id: randomUUID(),
      ...owner,
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
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export function readLines(db: Db, cartId: string): Promise<WantedLine[]> {
  return db
    .selectFrom('cartLines')
    .select(['id', 'productId', 'variantId', 'options', 'quantity'])
    .where('cartId', '=', cartId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function putLine(
  trx: Trx,
  cartId: string,
  line: Omit<WantedLine, 'id'> & { readonly position: number },
): Promise<void> {
  const { options, ...columns } = line
  await trx
    .insertInto('cartLines')
    .values({ id: randomUUID(), cartId, ...columns, options: jsonb(options), textsKey: textsKey(options) })
    .onConflict((conflict) =>
      conflict.columns(['cartId', 'variantId', 'textsKey']).doUpdateSet({ quantity: line.quantity }),
    )
    .execute()
}

export async function setQuantity(trx: Trx, id: string, quantity: number): Promise<void> {
  await trx.updateTable('cartLines').set({ quantity }).where('id', '=', id).execute()
}

export async function removeLines(trx: Trx, cartId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('cartLines').where('cartId', '=', cartId).where('id', 'in', ids).execute()
}

export async function deleteCart(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('carts').where('id', '=', id).execute()
}
