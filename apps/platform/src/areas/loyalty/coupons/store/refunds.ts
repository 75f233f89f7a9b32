import type { Db, Trx } from '../../../../data/database.ts'

/** Coupons of the shop behind coupons that nobody used in time. */
export async function findOverdue(db: Db, date: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('loyaltyCoupons')
    .select('couponId')
    .where('application', 'in', ['UNUSED', 'IN_PROGRESS'])
    .where('expiresAt', '<=', date)
    .orderBy('expiresAt')
    .limit(limit)
    .execute()
  return rows.map(({ couponId }) => couponId)
}

export async function scheduleRefund(trx: Trx, couponId: string, date: Date): Promise<void> {
  await trx
    .updateTable('loyaltyCoupons')
    .set((row) => ({
      ...{ application: 'SCHEDULED_FOR_REFUND', updatedAt: date },
      revision: row('revision', '+', 1),
    }))
    .where('couponId', '=', couponId)
    .where('application', 'in', ['UNUSED', 'IN_PROGRESS'])
    .execute()
}

export async function findScheduledForRefund(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('loyaltyCoupons')
    .select('couponId')
    .where('application', '=', 'SCHEDULED_FOR_REFUND')
    .orderBy('expiresAt')
    .limit(limit)
    .execute()
  return rows.map(({ couponId }) => couponId)
}
