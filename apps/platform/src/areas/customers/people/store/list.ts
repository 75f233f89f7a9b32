import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import { under } from '../../../../data/query-language/cursor.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { readKeyset } from '../../../../data/query-language/keyset.ts'
import type { Services } from '../../../../data/services.ts'
import { customerFields, language } from './fields.ts'
import { hasWords } from './words.ts'

export interface CustomerRow {
  readonly id: string
  readonly memberId: string | null
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string | null
  readonly language: string | null
  readonly country: string | null
  readonly tags: readonly string[]
  readonly mergedInto: string | null
  readonly ordersCount: number
  readonly spentMinor: number
  readonly refundedMinor: number
  readonly averageMinor: number
  readonly firstOrderAt: Date | null
  readonly lastOrderAt: Date | null
  readonly lastLoginAt: Date | null
  readonly tierId: string | null
  readonly points: number | null
  readonly loyaltyAccountId: string | null
  readonly revision: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Customers `c`, with the account `m` and the points `la` of those who have them. */
export const fromCustomers = (customers: RawBuilder<unknown> = sql`customers`) => sql`
  from ${customers} c left join members m on m.id = c.member_id left join loyalty_accounts la on la.member_id = c.member_id`

const columns = sql`c.id, c.member_id, coalesce(m.login_email, c.email) as email,
  coalesce(nullif(m.contact ->> 'firstName', ''), c.first_name, m.nickname) as first_name,
  coalesce(nullif(m.contact ->> 'lastName', ''), c.last_name) as last_name,
  coalesce(m.contact -> 'phones' ->> 0, c.phone) as phone, ${language} as language, c.country, c.tags, c.merged_into,
  c.orders_count, c.spent_minor, c.refunded_minor, c.average_minor, c.first_order_at, c.last_order_at,
  m.last_login_at, la.tier_id, la.balance as points, la.id as loyalty_account_id, c.revision, c.created_at, c.updated_at`

export interface CustomerQuery {
  readonly filter?: unknown
  readonly sort: { readonly fieldName: string; readonly order: 'ASC' | 'DESC' }[]
  readonly cursorPaging: { readonly limit: number; readonly cursor?: string | null | undefined }
}

type Site = Pick<Services, 'db' | 'config' | 'clock'>

const present = sql<SqlBool>`c.merged_into is null`

/** One page, and how many there are in all. */
export async function listCustomers(
  { db, config, clock }: Site,
  query: CustomerQuery,
  words: string | null | undefined,
) {
  const fields = customerFields(config.currency, clock.now())
  const request = { ...query, filter: { filter: query.filter, words } }
  const page = readKeyset(config, 'customers', request, fields, { id: sql.ref('c.id') })
  const chosen = (page.filter ?? {}) as { filter?: unknown; words?: string | null }
  const where = sql<SqlBool>`${present} and ${hasWords(chosen.words)}
    and ${toCondition(chosen.filter, fields, under('query', 'filter'))}`
  const { rows } = await sql<CustomerRow & { position: string | null }>`
    select ${columns}, ${page.position} as position ${fromCustomers()}
    where ${where} and ${page.beyond} order by ${page.order} limit ${page.limit + 1}`.execute(db)
  return { ...page.cut(rows), total: await countWhere(db, where) }
}

async function countWhere(db: Db, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count ${fromCustomers()} where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** One customer, also one that was merged. */
export async function findCustomerRow(db: Db, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} ${fromCustomers()} where c.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Next customers who were not merged, in the order of their ids: for a file of all of them. */
export async function readCustomers(
  db: Db,
  after: string | undefined,
  limit: number,
): Promise<CustomerRow[]> {
  const beyond = after ? sql`c.id > ${after}::uuid` : sql`true`
  const { rows } = await sql<CustomerRow>`
    select ${columns} ${fromCustomers()} where ${present} and ${beyond} order by c.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Customers of these ids, as far as they are there, locked in one order. */
export async function lockCustomers(trx: Trx, ids: readonly string[]) {
  return trx
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}
