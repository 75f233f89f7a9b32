import {
  loyaltyAccountCreated,
  loyaltyAccountUpdated,
  loyaltyPointsUpdated,
} from '@galleria/platform-client/events'
import type { Trx } from '../database.ts'
import { emit } from '../outbox.ts'
import { type AccountRow, accountView } from './view.ts'

export function tellAccountCreated(trx: Trx, row: AccountRow, date: Date): Promise<void> {
  return emit(trx, loyaltyAccountCreated, { ...around(row, date), entity: accountView(row) })
}

/** Its points changed, and with them the account. */
export async function tellPointsUpdated(trx: Trx, row: AccountRow, date: Date): Promise<void> {
  const account = accountView(row)
  await emit(trx, loyaltyAccountUpdated, { ...around(row, date), entity: account })
  await emit(trx, loyaltyPointsUpdated, { ...around(row, date), body: { account } })
}

function around(row: AccountRow, date: Date) {
  return { entityId: row.id, revision: row.revision, date }
}
