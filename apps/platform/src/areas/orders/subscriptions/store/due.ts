import { later } from '../../../../base/later.ts'
import type { Db, Trx } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import type { ContractRow } from '../view.ts'

/** How long before a trial ends, or a long cycle renews, its buyer is told. */
const NOTICE_SECONDS = 3 * 86_400

export function findNoticesDue(db: Db, now: Date) {
  return db
    .selectFrom('subscriptionContracts')
    .select('id')
    .where('status', '=', 'AUTO_RENEW_ON')
    .where('cancelsAt', 'is', null)
    .where('failure', 'is', null)
    .where('nextAt', '>', now)
    .where('nextAt', '<=', later(now, NOTICE_SECONDS))
    .where(({ or, eb, ref }) => or([eb('noticedFor', 'is', null), eb('noticedFor', '<>', ref('nextAt'))]))
    .orderBy('nextAt')
    .limit(100)
    .execute()
}

export function markNoticed(trx: Trx, id: string, now: Date) {
  return trx
    .updateTable('subscriptionContracts')
    .set(({ ref }) => ({ noticedFor: ref('nextAt') }))
    .where('id', '=', id)
    .where('nextAt', '>', now)
    .where(({ or, eb, ref }) => or([eb('noticedFor', 'is', null), eb('noticedFor', '<>', ref('nextAt'))]))
    .returningAll()
    .executeTakeFirst()
}

export function findRenewalsDue(db: Db, now: Date) {
  return db
    .selectFrom('subscriptionContracts')
    .select('id')
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(100)
    .execute()
}

export type Context = Pick<Services, 'db' | 'config' | 'clock' | 'hooks'>

export async function lockDue(trx: Trx, { clock }: Context, id: string): Promise<ContractRow | undefined> {
  return trx
    .selectFrom('subscriptionContracts')
    .selectAll()
    .where('id', '=', id)
    .where('nextAt', '<=', clock.now())
    .forUpdate()
    .executeTakeFirst()
}
