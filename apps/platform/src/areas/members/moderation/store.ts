import type { Trx } from '../../../data/database.ts'
import { byMemberOrAddress, type Person } from '../../../data/personal-data.ts'

/** Whether something is still to be sold to them again and again. */
export async function subscribes(trx: Trx, person: Person): Promise<boolean> {
  const contract = await trx
    .selectFrom('subscriptionContracts')
    .select('id')
    .where(byMemberOrAddress(person))
    .where('status', 'in', ['AUTO_RENEW_ON', 'MANUAL_RECURRING'])
    .executeTakeFirst()
  return contract !== undefined
}
