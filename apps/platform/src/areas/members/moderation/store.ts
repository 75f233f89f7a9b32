import type { Trx } from '../../../data/database.ts'

/** Whether something is still to be sold to them again and again. */
export async function subscribes(trx: Trx, memberId: string): Promise<boolean> {
  const contract = await trx
    .selectFrom('subscriptionContracts')
    .select('id')
    .where('memberId', '=', memberId)
    .where('status', 'in', ['AUTO_RENEW_ON', 'MANUAL_RECURRING'])
    .executeTakeFirst()
  return contract !== undefined
}
