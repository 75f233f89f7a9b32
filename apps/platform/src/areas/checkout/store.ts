import type { InsertObject, Selectable, UpdateObject } from 'kysely'
import { applicationError } from '../../base/errors.ts'
import type { Db, Trx } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import type { Tables } from '../../data/tables.ts'
import { type CartRow, cartValues, type Owner } from '../cart/index.ts'
import type { CheckoutTables } from './tables.ts'

/** Key that seals the code of a gift card. */
export const GIFT_CARD = 'gift card of a checkout'

export type CheckoutRow = Selectable<CheckoutTables['checkouts']>

/** Somebody else's checkout is as unknown as none. */
export async function findCheckout(
  db: Db,
  id: string,
  owner: Owner | undefined,
  options: { readonly lock?: boolean } = {},
): Promise<CheckoutRow> {
  if (!isUuid(id)) throw noCheckout()
  let query = db.selectFrom('checkouts').selectAll().where('id', '=', id)
  if (owner) {
    query = query.where('ownerType', '=', owner.ownerType).where('ownerId', '=', owner.ownerId)
  }
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw noCheckout()
  return row
}

export function noCheckout() {
  return applicationError(404, 'CHECKOUT_NOT_FOUND', 'Checkout not found.')
}

export function insertCheckoutOfLines(trx: Trx, values: InsertObject<Tables, 'checkouts'>) {
  return trx.insertInto('checkouts').values(values).returningAll().executeTakeFirstOrThrow()
}

export function lockCheckoutOf(trx: Trx, cartId: string) {
  return trx.selectFrom('checkouts').selectAll().where('cartId', '=', cartId).forUpdate().executeTakeFirst()
}

export function updateOpenCheckout(trx: Trx, id: string, values: UpdateObject<Tables, 'checkouts'>) {
  return trx
    .updateTable('checkouts')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function insertCheckout(trx: Trx, values: InsertObject<Tables, 'checkouts'>) {
  return trx.insertInto('checkouts').values(values).returningAll().executeTakeFirstOrThrow()
}

export async function updateCartCheckout(trx: Trx, id: string, cartId: string): Promise<void> {
  await trx.updateTable('carts').set({ checkoutId: id }).where('id', '=', cartId).execute()
}

export function findCartLanguage(trx: Trx, cartId: string) {
  return trx.selectFrom('carts').select('buyerLanguage').where('id', '=', cartId).executeTakeFirst()
}

export function findLoginEmail(trx: Db, ownerId: string) {
  return trx.selectFrom('members').select('loginEmail').where('id', '=', ownerId).executeTakeFirst()
}

export async function insertCart(trx: Trx, row: CartRow): Promise<void> {
  await trx.insertInto('carts').values(cartValues(row)).execute()
}

export function lockOpenCheckout(trx: Trx, cartId: string) {
  return trx
    .selectFrom('checkouts')
    .selectAll()
    .where('cartId', '=', cartId)
    .where('status', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst()
}

export function findForgettable(db: Db, before: Date) {
  return db
    .selectFrom('checkouts')
    .select('id')
    .where('status', '=', 'OPEN')
    .where('updatedAt', '<=', before)
    .orderBy('updatedAt')
    .limit(100)
    .execute()
}

export function lockForgettable(trx: Trx, id: string, before: Date) {
  return trx
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .where('updatedAt', '<=', before)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteCheckout(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('checkouts').where('id', '=', id).execute()
}

export async function clearCartCheckout(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('carts').set({ checkoutId: null }).where('checkoutId', '=', id).execute()
}

interface Completion {
  readonly orderId: string
  readonly id: string
  readonly status: 'COMPLETED'
  readonly revision: number
  readonly updatedAt: Date
  readonly shownTotal: number
}

export async function completeCheckout(
  trx: Trx,
  { orderId, id, status, revision, updatedAt, shownTotal }: Completion,
): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ status, orderId, revision, updatedAt, shownTotalMinor: shownTotal })
    .where('id', '=', id)
    .execute()
}

export function findCheckoutIdOf(db: Db, id: string) {
  return db.selectFrom('checkouts').select('id').where('cartId', '=', id).executeTakeFirst()
}

interface CompletedUpdate {
  readonly orderId: string | undefined
  readonly id: string
  readonly revision: number
  readonly date: Date
}

export function updateCompleted(trx: Trx, { orderId, id, revision, date }: CompletedUpdate) {
  return trx
    .updateTable('checkouts')
    .set({
      status: 'COMPLETED',
      orderId: orderId ?? null,
      revision: revision + 1,
      updatedAt: date,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateCheckoutRow(
  trx: Trx,
  id: string,
  changes: UpdateObject<Tables, 'checkouts'>,
): Promise<void> {
  await trx.updateTable('checkouts').set(changes).where('id', '=', id).execute()
}
