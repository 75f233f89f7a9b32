import type { Db } from '../../../../data/database.ts'
import type { ContractRow } from '../view.ts'

/** Orders that a contract bought, the newest first. */
export function findContractOrders(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'createdAt', 'totalMinor', 'currency', 'paymentStatus', 'fulfillmentStatus'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('createdAt', 'desc')
    .execute()
}

/** The contract's forms under other holders: a transfer goes on under a new ID. */
export function findOtherHolders(db: Db, { id, orderId, lineId }: ContractRow) {
  return db
    .selectFrom('subscriptionContracts')
    .select(['id', 'email', 'status', 'createdAt'])
    .where('orderId', '=', orderId)
    .where('lineId', '=', lineId)
    .where('id', '<>', id)
    .orderBy('createdAt')
    .execute()
}
