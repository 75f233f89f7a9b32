import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { column, escapeLike, type Fields } from '../../../data/query-language/fields.ts'
import { type KeysetQuery, readKeyset } from '../../../data/query-language/keyset.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { RefundRequestRow } from '../refund-requests/store.ts'
import type { RefundRequestStatus } from '../refund-requests/tables.ts'

/** Facts of its order that a list of returns tells. */
interface OrderFacts {
  readonly number: number
  readonly currency: string
  readonly email: string
  readonly memberId: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}
export type ReturnRow = RefundRequestRow & OrderFacts

/** First or last name of an order's buyer. */
const nameOf = (field: 'firstName' | 'lastName') =>
  sql<string | null>`coalesce(
    orders.document #>> ${sql.lit(`{billingInfo,contactDetails,${field}}`)},
    orders.document #>> ${sql.lit(`{recipientInfo,contactDetails,${field}}`)})`

function withOrders(db: Db) {
  return db
    .selectFrom('refundRequests')
    .innerJoin('orders', 'orders.id', 'refundRequests.orderId')
    .selectAll('refundRequests')
    .select(['orders.number', 'orders.currency', 'orders.email', 'orders.memberId'])
    .select([nameOf('firstName').as('firstName'), nameOf('lastName').as('lastName')])
}

export async function findReturn(db: Db, id: string): Promise<ReturnRow> {
  const row = isUuid(id)
    ? await withOrders(db).where('refundRequests.id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw applicationError(404, 'RETURN_NOT_FOUND', 'Return not found.')
  return row
}

export interface ReturnFilter {
  readonly status?: readonly RefundRequestStatus[] | undefined
  /** Part of the buyer's name or email, or the order's number. */
  readonly search?: string | undefined
}

const fields: Fields = {
  createdDate: column('date', sql.ref('refund_requests.created_at'), { sortable: true }),
}

/** Newest first; a cursor goes on with the filter that it began with. */
export async function readReturns(
  db: Db,
  config: PlatformConfig,
  cursorPaging: KeysetQuery['cursorPaging'],
  parse: (filter: unknown) => ReturnFilter,
  asked: unknown,
) {
  const id = sql.ref('refund_requests.id')
  const request = { filter: asked, sort: [], cursorPaging }
  const page = readKeyset(config, 'returns', request, fields, { id, at: '' })
  const rows = await withOrders(db)
    .select(page.position.as('position'))
    .where(like(parse(page.filter ?? {})))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  return page.cut(rows)
}

function like({ status, search }: ReturnFilter): RawBuilder<SqlBool> {
  const text = search?.trim().normalize('NFC').toLowerCase()
  const pattern = `%${escapeLike(text ?? '')}%`
  const number = text?.replace(/^#/, '').replace(/-r\d+$/, '')
  const conditions = [
    ...(status?.length ? [sql<SqlBool>`refund_requests.status in (${sql.join([...status])})`] : []),
    ...(text
      ? [
          sql<SqlBool>`(orders.number::text = ${number}
            or lower(concat_ws(' ', ${nameOf('firstName')}, ${nameOf('lastName')}, orders.email)) like ${pattern})`,
        ]
      : []),
  ]
  return conditions.length ? sql.join(conditions, sql` and `) : sql<SqlBool>`true`
}

/** Counts returns that wait for staff; finished ones are counted by nobody. */
export async function countOpen(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('refundRequests')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where(sql<SqlBool>`status in ('REQUESTED', 'APPROVED', 'RECEIVED')`)
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}
