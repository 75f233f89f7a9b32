import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { enterEach } from '../ledger/index.ts'
import { clearExpiration, findExpiration, lockDue, moveYearlyExpiration } from './store.ts'

type Site = Pick<Services, 'db' | 'clock'>

const BATCH = 200

/**
 * Job: points that are due to expire by now do, by the amount and the date that the account shows. While the program rests
 * nothing expires, since nobody can spend. Any number of servers may do it: an account is held by one, and its date is the key.
 */
export async function expirePoints({ db, clock }: Site): Promise<void> {
  const program = await findExpiration(db)
  if (program?.status !== 'ACTIVE' || program.expirationStatus !== 'ENABLED') return
  const date = clock.now()
  while ((await transaction(db, (trx) => batch(trx, date))) > 0);
  await moveYearlyExpiration(db, date)
}

async function batch(trx: Trx, date: Date): Promise<number> {
  const rows = await lockDue(trx, date, BATCH)
  const due = rows.filter(({ expiringAmount }) => expiringAmount > 0)
  const results = await enterEach(
    trx,
    due.map(({ id, expiringAmount, expiringAt }) => ({
      accountId: id,
      type: 'EXPIRE',
      amount: -expiringAmount,
      atMost: true,
      description: 'Points not used in time',
      key: `expire ${expiringAt.toISOString()}`,
      date,
    })),
  )
  const written = new Set(
    [...results].filter(([, result]) => 'repeated' in result && !result.repeated).map(([id]) => id),
  )
  // Accounts with no more to lose are not looked at again.
  const rest = rows.map(({ id }) => id).filter((id) => !written.has(id))
  if (rest.length) await clearExpiration(trx, rest)
  return rows.length
}
