import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import type { ConsentStatus, MemberTables } from '../tables.ts'

export type ConsentRow = Selectable<MemberTables['marketingConsents']>

/** A consent that waits for its confirmation; undefined where the address is subscribed already. */
export function upsertPending(
  trx: Trx,
  consent: Omit<
    Insertable<MemberTables['marketingConsents']>,
    'status' | 'confirmedAt' | 'endedAt' | 'endedByType' | 'endedById'
  >,
): Promise<ConsentRow | undefined> {
  const { email, language, source, askedAt } = consent
  const renewed = {
    email,
    language,
    source,
    askedAt,
    status: 'PENDING',
    confirmedAt: null,
    endedAt: null,
    endedByType: null,
    endedById: null,
  } as const
  return trx
    .insertInto('marketingConsents')
    .values({ ...consent, status: 'PENDING', confirmedAt: null, endedAt: null })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'emailKey'])
        .doUpdateSet(renewed)
        .where('marketingConsents.status', '!=', 'SUBSCRIBED'),
    )
    .returningAll()
    .executeTakeFirst()
}

export function lockConsent(trx: Trx, id: string): Promise<ConsentRow | undefined> {
  return trx.selectFrom('marketingConsents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateConsent(
  trx: Trx,
  id: string,
  change: Partial<Pick<ConsentRow, 'status' | 'confirmedAt' | 'endedAt' | 'endedByType' | 'endedById'>>,
): Promise<void> {
  await trx.updateTable('marketingConsents').set(change).where('id', '=', id).execute()
}

export async function countConsents(db: Db): Promise<Readonly<Partial<Record<ConsentStatus, number>>>> {
  const rows = await db
    .selectFrom('marketingConsents')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('purpose', '=', 'NEWSLETTER')
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

const fields: Fields = {
  id: idColumn(sql.ref('c.id')),
  email: column('text', sql.ref('c.email_key'), { sortable: true }),
  status: column('text', sql.ref('c.status')),
  source: column('text', sql.ref('c.source')),
  language: column('text', sql.ref('c.language')),
  askedDate: column('date', sql.ref('c.asked_at'), { sortable: true }),
}

export interface SubscriberRow extends ConsentRow {
  readonly memberId: string | null
  readonly customerId: string | null
}

/** Subscribers page by page, with the member and the customer who have the address. */
export const subscriberList = {
  of: 'newsletter subscribers',
  columns: sql`c.*, m.id as member_id, coalesce(account.id, guest.customer_id) as customer_id`,
  from: sql`from marketing_consents c left join members m on m.email_key = c.email_key
    left join customers account on account.member_id = m.id
    left join customer_emails guest on guest.email = lower(c.email)`,
  where: sql<boolean>`c.purpose = 'NEWSLETTER'`,
  id: sql.ref('c.id'),
  fields,
}

/** Finds one subscriber of the list. */
export async function findSubscriber(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const { rows } = await sql<SubscriberRow>`
    select ${subscriberList.columns} ${subscriberList.from} where c.id = ${id}::uuid`.execute(db)
  return rows[0]
}
