import type { Selectable } from 'kysely'
import { applicationError } from '../../base/errors.ts'
import type { Db } from '../../data/database.ts'
import { isUuid } from '../../data/query-language/values.ts'
import type { Owner } from '../cart/index.ts'
import type { CheckoutTables } from './tables.ts'

/** What seals the code of a gift card. */
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
  return applicationError(404, 'CHECKOUT_NOT_FOUND', 'There is no such checkout')
}
