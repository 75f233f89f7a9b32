import { sql } from 'kysely'
import { type Trx, transaction } from '../../database.ts'
import { deliver } from '../../mailbox/deliver.ts'
import { refusingPath } from '../../members/communication/refused.ts'
import type { Services } from '../../services.ts'

type Site = Pick<Services, 'db' | 'clock' | 'config'>

/** Days ahead of which a member is told. */
const AHEAD = 30
const BATCH = 100

interface Warned {
  readonly id: string
  readonly expiringAmount: number
  readonly expiringAt: Date
  readonly loginEmail: string
  readonly pointName: string
}

/** Job: who loses points within the month is told so once for each date, with what can be done about it. */
export async function warnOfExpiry({ db, clock, config }: Site): Promise<void> {
  while ((await transaction(db, (trx) => batch(trx, clock.now(), config))) > 0);
}

async function batch(trx: Trx, date: Date, config: Site['config']): Promise<number> {
  const { rows } = await sql<Warned>`
    select a.id, a.expiring_amount, a.expiring_at, m.login_email, p.point_name
    from loyalty_accounts a join members m on m.id = a.member_id
    join loyalty_program p on p.id = 1 and p.status = 'ACTIVE' and p.expiration_status = 'ENABLED'
    where a.expiring_at > ${date} and a.expiring_at <= ${date}::timestamptz + ${AHEAD} * interval '1 day'
      and a.expiring_amount > 0 and a.expiry_warned_for is distinct from a.expiring_at and m.status = 'APPROVED'
      and not exists (select 1 from member_refused_letters r where r.member_id = m.id and r.letter = 'pointsExpiry')
    order by a.id limit ${BATCH} for update of a skip locked`.execute(trx)
  for (const row of rows) await deliver(trx, { ...warning(row, config), date })
  if (rows.length)
    await sql`update loyalty_accounts set expiry_warned_for = expiring_at
      where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(trx)
  return rows.length
}

function warning(row: Warned, { storeName, storeUrl, locale }: Site['config']) {
  const { expiringAmount, expiringAt, pointName } = row
  const points = `${new Intl.NumberFormat(locale).format(expiringAmount)} ${pointName || 'points'}`
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(expiringAt)
  return {
    to: row.loginEmail,
    subject: `${points} expire on ${day}`,
    text: [
      'Hello,',
      `${points} of yours at ${storeName} expire on ${day}. Use them before then: redeem a reward, or buy something, which keeps them.`,
      `${storeUrl}/loyalty`,
      `You can switch off letters like this one: ${storeUrl}${refusingPath}`,
      storeName,
    ].join('\n\n'),
  }
}
