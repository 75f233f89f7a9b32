import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Db, jsonb, type Trx } from '../database.ts'
import { textsKey } from './custom-texts.ts'
import type { WantedLine } from './items.ts'
import type { Owner } from './owner.ts'
import type { CartTables } from './tables.ts'
import type { Target } from './target.ts'

/** Its language is for letters alone, which read it by themselves. */
export type CartRow = Omit<Selectable<CartTables['carts']>, 'buyerLanguage'>

function selectCart(db: Db, { id, owner }: Target) {
  let query = db.selectFrom('carts').selectAll()
  if (id) query = query.where('id', '=', id)
  if (owner) query = query.where('ownerType', '=', owner.ownerType).where('ownerId', '=', owner.ownerId)
  return query
}

/** Whoever changes a cart holds its row, so that two tabs take turns. */
export function lockCart(trx: Trx, owner: Owner): Promise<CartRow | undefined> {
  return lockTarget(trx, { owner })
}

export function lockTarget(trx: Trx, target: Target): Promise<CartRow | undefined> {
  return selectCart(trx, target).forUpdate().executeTakeFirst()
}

/** Empty, before its first change. */
export function newCart({ ownerType, ownerId }: Owner, currency: string, date: Date): CartRow {
  return {
    ...{ id: randomUUID(), ownerType, ownerId, currency, revision: 0, createdAt: date, updatedAt: date },
    ...{ couponCode: null, buyerNote: null, buyerEmail: null, contactInfo: null, checkoutId: null },
    ...{ merchantDiscounts: null, businessLocationId: null, selectedShipping: null, contactId: null },
    ...{ overrideCheckoutUrl: null, extendedFields: null },
  }
}

/** Undefined when there was one before. */
export async function createCart(
  trx: Trx,
  owner: Owner,
  currency: string,
  date: Date,
): Promise<CartRow | undefined> {
  const row = newCart(owner, currency, date)
  const made = await trx
    .insertInto('carts')
    .values(cartValues(row))
    .onConflict((conflict) => conflict.columns(['ownerType', 'ownerId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made && row
}

/** A row as it is written: documents as JSON. */
export function cartValues(row: CartRow) {
  const json = <T>(value: T) => (value === null ? null : jsonb(value))
  return {
    ...row,
    contactInfo: json(row.contactInfo),
    merchantDiscounts: json(row.merchantDiscounts),
    selectedShipping: json(row.selectedShipping),
    extendedFields: json(row.extendedFields),
  }
}

export function readLines(db: Db, cartId: string): Promise<WantedLine[]> {
  return db
    .selectFrom('cartLines')
    .select(['id', 'productId', 'variantId', 'options', 'quantity', 'details'])
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
  const { options, details, ...columns } = line
  const written = details ? jsonb(details) : null
  await trx
    .insertInto('cartLines')
    .values({
      id: randomUUID(),
      cartId,
      ...columns,
      options: jsonb(options),
      details: written,
      textsKey: textsKey(options),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['cartId', 'variantId', 'textsKey'])
        .doUpdateSet({ quantity: line.quantity, details: written }),
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
