import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { cartCreated, cartDeleted, cartUpdated } from '@galleria/platform-client/events'
import { observed } from '../../base/observe.ts'
import type { Trx } from '../../data/database.ts'
import { emit, identityOf } from '../../data/outbox.ts'
import type { Caller } from '../../http/caller.ts'
import type { RequestedLine } from './lines/requested-line.ts'
import type { CartRow } from './store/carts.ts'
import type { CartView } from './views/cart.ts'

interface CartChange {
  readonly cart: CartView
  readonly row: CartRow
  readonly date: Date
  readonly caller?: Caller | undefined
}

export function emitCartCreated(trx: Trx, { cart, row, date, caller }: CartChange): Promise<void> {
  return emit(trx, cartCreated, { entityId: row.id, revision: row.revision, date, caller, entity: cart })
}

export function emitCartUpdated(
  trx: Trx,
  { cart, row, date, caller, modifiedFields }: CartChange & { readonly modifiedFields: object },
): Promise<void> {
  const around = { entityId: row.id, revision: row.revision, date, caller }
  return emit(trx, cartUpdated, { ...around, entity: cart, modifiedFields: { ...modifiedFields } })
}

export function emitCartDeleted(trx: Trx, { row, date, caller }: Omit<CartChange, 'cart'>): Promise<void> {
  return emit(trx, cartDeleted, { entityId: row.id, revision: row.revision, date, caller })
}

/** The same as `emitCartCreated`, for whoever writes the event beside the cart in one statement. */
export function firstCartEvent(caller: Caller) {
  const id = randomUUID()
  observed()?.eventIds.push(id)
  const identity = identityOf(caller)
  return { id, type: cartCreated.type, identity: identity ? JSON.stringify(identity) : null }
}

interface State {
  readonly row: CartRow
  readonly lines: readonly RequestedLine[]
}

/** Previous values of changed fields, under their paths in the cart; prices are never stored, so none appears. */
export function modifiedFields(before: State, after: State): Record<string, unknown> {
  const was = before.row
  const is = after.row
  return {
    ...(sameLines(before.lines, after.lines) ? {} : { lineItems: before.lines.map(lineBefore) }),
    ...(was.couponCode === is.couponCode
      ? {}
      : { appliedDiscounts: was.couponCode ? [{ coupon: { code: was.couponCode } }] : [] }),
    ...(was.buyerNote === is.buyerNote ? {} : { buyerNote: was.buyerNote }),
    ...(was.buyerEmail === is.buyerEmail ? {} : { 'buyerInfo.email': was.buyerEmail }),
    ...(isDeepStrictEqual(was.contactInfo, is.contactInfo) ? {} : { contactInfo: was.contactInfo }),
    ...(was.ownerId === is.ownerId ? {} : { 'buyerInfo.visitorId': was.ownerId }),
  }
}

function sameLines(before: readonly RequestedLine[], after: readonly RequestedLine[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ id, quantity }, index) => {
      const line = after[index]
      return line?.id === id && line.quantity === quantity
    })
  )
}

function lineBefore({ id, productId, variantId, options, quantity }: RequestedLine) {
  return { id, quantity, catalogReference: { catalogItemId: productId, options: { ...options, variantId } } }
}
