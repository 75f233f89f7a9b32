import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import type { MembershipTables } from '../tables.ts'

export async function updatePaymentsOrder(trx: Trx, orderId: string, checkoutId: string): Promise<void> {
  await trx
    .updateTable('membershipPayments')
    .set({ orderId })
    .where('checkoutId', '=', checkoutId)
    .where('orderId', 'is', null)
    .execute()
}

export async function voidPayments(trx: Trx, orderId: string, date: Date): Promise<void> {
  await trx
    .updateTable('membershipPayments')
    .set({ voided: true, updatedAt: date })
    .where('orderId', '=', orderId)
    .where('status', '=', 'CHARGED')
    .where('voided', '=', false)
    .execute()
}

export async function insertPayments(trx: Trx, rows: readonly MembershipPaymentRow[]): Promise<void> {
  await trx
    .insertInto('membershipPayments')
    .values(rows)
    // Tried once more, it failed once more: one line says so.
    .onConflict((conflict) =>
      conflict.columns(['checkoutId', 'lineId', 'membershipId', 'status']).doNothing(),
    )
    .execute()
}

export type MembershipPaymentRow = Selectable<MembershipTables['membershipPayments']>

/** Finds an order's payments by plans, oldest first. */
export function readMembershipPayments(db: Db, orderId: string): Promise<MembershipPaymentRow[]> {
  return db
    .selectFrom('membershipPayments')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
