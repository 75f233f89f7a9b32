import { sql } from 'kysely'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { sayIn } from '../../../domain/messages/say.ts'
import { deliver, type Letter } from '../../mailbox/deliver.ts'
import { refusingPath } from '../../mailbox/letters.ts'
import { type ShopConfig, shopConfig } from '../../site-properties/store.ts'

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
  /** Of their cart, or of what they bought last: BCP 47. */
  readonly language: string | null
}

/** Job: who loses points within the month is told so once for each date, with what can be done about it. */
export async function warnOfExpiry({ db, clock, config }: Site): Promise<void> {
  while ((await transaction(db, (trx) => batch(trx, clock.now(), config))) > 0);
}

async function batch(trx: Trx, date: Date, config: Site['config']): Promise<number> {
  const { rows } = await sql<Warned>`
    select a.id, a.expiring_amount, a.expiring_at, m.login_email, p.point_name, coalesce(
      (select c.buyer_language from carts c where c.owner_type = 'MEMBER' and c.owner_id = m.id limit 1),
      (select o.document ->> 'buyerLanguage' from orders o where o.member_id = m.id
        order by o.created_at desc limit 1)) as language
    from loyalty_accounts a join members m on m.id = a.member_id
    join loyalty_program p on p.id = 1 and p.status = 'ACTIVE' and p.expiration_status = 'ENABLED'
    where a.expiring_at > ${date} and a.expiring_at <= ${date}::timestamptz + ${AHEAD} * interval '1 day'
      and a.expiring_amount > 0 and a.expiry_warned_for is distinct from a.expiring_at and m.status = 'APPROVED'
      and not exists (select 1 from member_refused_letters r where r.member_id = m.id and r.letter = 'pointsExpiry')
    order by a.id limit ${BATCH} for update of a skip locked`.execute(trx)
  if (rows.length === 0) return 0
  const shop = await shopConfig(trx, config)
  for (const row of rows) await deliver(trx, { ...warning(row, shop), date })
  await sql`update loyalty_accounts set expiry_warned_for = expiring_at
    where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(trx)
  return rows.length
}

function warning(row: Warned, { storeName: store, storeUrl, timeZone }: ShopConfig): Letter {
  const { expiringAmount: count, expiringAt, pointName } = row
  const language = chooseLanguage(row.language)
  const t = sayIn(language)
  const points = isOwn(pointName)
    ? t('mail.points-named', { count, name: pointName })
    : t('mail.points', { count })
  const day = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(expiringAt)
  const pages = `${storeUrl}${language.prefix}`
  return {
    to: row.loginEmail,
    subject: t('mail.points-expire-subject', { points, day }),
    text: [
      t('mail.hello'),
      t('mail.points-expire', { points, store, day }),
      `${pages}/loyalty`,
      `${t('mail.switch-off')}\n${pages}${refusingPath}`,
      store,
    ].join('\n\n'),
  }
}

/** Where it is not, the language has a word that knows one from many. */
function isOwn(pointName: string): boolean {
  return !/^\s*(points?)?\s*$/i.test(pointName)
}
