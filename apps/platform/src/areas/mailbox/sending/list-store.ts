import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { type KeysetQuery, readKeyset } from '../../../data/query-language/keyset.ts'
import type { Services } from '../../../data/services.ts'
import type { Tables } from '../../../data/tables.ts'

/** An email with its place in the queue. */
export type QueuedMail = Selectable<Tables['mailQueue']> &
  Pick<Selectable<Tables['mails']>, 'id' | 'recipient' | 'subject' | 'code' | 'unsubscribeUrl' | 'createdAt'>

export type QueueStatus = QueuedMail['status']

const fields: Fields = {
  id: idColumn(sql.ref('m.id')),
  email: column('text', sql.ref('m.recipient')),
  status: column('text', sql.ref('q.status')),
  createdDate: column('date', sql.ref('m.created_at'), { sortable: true }),
}

const columns = sql`q.*, m.id, m.recipient, m.subject, m.code, m.unsubscribe_url, m.created_at`
const from = sql`from mail_queue q join mails m on m.id = q.mail_id`

/** A page of emails with the cursors of the pages beside it. */
export async function queuedPage({ db, config }: Pick<Services, 'db' | 'config'>, query: KeysetQuery) {
  const page = readKeyset(config, 'email deliveries', query, fields, { id: sql.ref('m.id') })
  const { rows } = await sql<QueuedMail & { position: string | null }>`
    select ${columns}, ${page.position} as position ${from}
    where ${toCondition(page.filter, fields, 'query.filter')} and ${page.beyond}
    order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return page.cut(rows)
}

export async function countQueued(db: Db): Promise<Readonly<Partial<Record<QueueStatus, number>>>> {
  const rows = await db
    .selectFrom('mailQueue')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

export async function lockQueued(trx: Trx, id: string): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`
    select ${columns} ${from} where m.id = ${id}::uuid for update of q`.execute(trx)
  return rows[0]
}
