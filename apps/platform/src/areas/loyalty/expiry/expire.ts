import { sql } from 'kysely'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { enterEach } from '../ledger/index.ts'

type Site = Pick<Services, 'db' | 'clock'>

const BATCH = 200

interface Due {
  readonly id: string
  readonly expiringAmount: number
  readonly expiringAt: Date
}

/**
 * Job: what was due to expire by now does, as it was told: the amount and the date of the account. While the program rests
 * nothing does, since nobody can spend. Any number of servers may do it: an account is held by one, and its date is the key.
 */
export async function expirePoints({ db, clock }: Site): Promise<void> {
  const program = await db
    .selectFrom('loyaltyProgram')
    .select(['status', 'expirationStatus'])
    .where('id', '=', 1)
    .executeTakeFirst()
  if (program?.status !== 'ACTIVE' || program.expirationStatus !== 'ENABLED') return
  const date = clock.now()
  while ((await transaction(db, (trx) => batch(trx, date))) > 0);
  await sql`update loyalty_program set expires_on = expires_on + interval '1 year'
    where id = 1 and expires_on <= ${date}`.execute(db)
}

async function batch(trx: Trx, date: Date): Promise<number> {
  const { rows } = await sql<Due>`
    select id, coalesce(expiring_amount, 0) as expiring_amount, expiring_at from loyalty_accounts
    where expiring_at <= ${date} order by id limit ${BATCH} for update skip locked`.execute(trx)
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
  // What has no more to lose is not looked at again.
  const rest = rows.map(({ id }) => id).filter((id) => !written.has(id))
  if (rest.length)
    await sql`update loyalty_accounts set expiring_at = null, expiring_amount = null
      where id = any(${rest}::uuid[])`.execute(trx)
  return rows.length
}
