import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { column, type Field, type Fields, idColumn } from '../../../../data/query-language/fields.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { type KeysetQuery, readKeyset } from '../../../../data/query-language/keyset.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Services } from '../../../../data/services.ts'
import type { RequestRow } from './rows.ts'

const contactId = sql<
  string | null
>`(select m.contact_id from members m where m.id = review_requests.member_id)`

/** Ids of the items of a request: a value is asked for among all of them. */
function ofItems(name: 'product_id' | 'review_id'): Field {
  const any = (condition: RawBuilder<SqlBool>) =>
    sql<SqlBool>`exists (select 1 from review_request_items i where i.order_id = review_requests.order_id and ${condition})`
  const reference = sql.ref(`i.${name}`)
  const within = (values: readonly unknown[]) => {
    const ids = values.filter(isUuid)
    return ids.length ? any(sql`${reference} in (${sql.join(ids)})`) : sql<SqlBool>`false`
  }
  const present = (wanted: boolean) => {
    const some = any(sql`${reference} is not null`)
    return wanted ? some : sql<SqlBool>`not ${some}`
  }
  const equal = (value: unknown) => (value === null ? present(false) : within([value]))
  return {
    kind: 'id',
    operators: {
      $eq: equal,
      $ne: (value: unknown) => sql<SqlBool>`not ${equal(value)}`,
      $in: within,
      $nin: (values: readonly unknown[]) => sql<SqlBool>`not ${within(values)}`,
      $hasSome: within,
      $exists: present,
      $isEmpty: (empty: boolean) => present(!empty),
    },
  }
}

const fields: Fields = {
  id: idColumn(sql.ref('id')),
  namespace: column('text', sql`'stores'::text`),
  'order.id': idColumn(sql.ref('order_id')),
  'items.catalogItemId': ofItems('product_id'),
  'items.reviewId': ofItems('review_id'),
  'recipient.contactId': idColumn(contactId),
  communicationChannel: column('text', sql`'EMAIL'::text`),
  status: column('text', sql.ref('status')),
  sendDate: column('date', sql`coalesce(send_date, created_at)`, { sortable: true }),
  createdDate: column('date', sql.ref('created_at'), { sortable: true }),
}

/** Any other state is of no request: NONE, and what the release before writes. */
const is = sql<SqlBool>`status in ('SCHEDULED', 'SENT', 'CANCELED', 'FAILED')`
const ofOrder = (name: 'number' | 'email') =>
  sql`(select o.${sql.ref(name)} from orders o where o.id = review_requests.order_id)`
const facts = [
  contactId.as('contactId'),
  ofOrder('number').$castTo<number | null>().as('orderNumber'),
  ofOrder('email').$castTo<string | null>().as('email'),
  sql<
    string | null
  >`(select coalesce(nullif(trim(concat(m.contact ->> 'firstName', ' ', m.contact ->> 'lastName')), ''), m.nickname)
    from members m where m.id = review_requests.member_id)`.as('recipientName'),
] as const

interface FoundItem {
  readonly orderId: string
  readonly productId: string
  readonly reviewId: string | null
  /** Null of a product that was deleted. */
  readonly name: string | null
  readonly slug: string | null
  readonly visible: boolean | null
}

/** Request with its products, its order and its recipient. */
export interface FoundRequest extends RequestRow {
  readonly contactId: string | null
  readonly orderNumber: number | null
  readonly email: string | null
  readonly recipientName: string | null
  readonly items: readonly FoundItem[]
}

async function withItems<Row extends Omit<FoundRequest, 'items'>>(db: Db, rows: readonly Row[]) {
  if (rows.length === 0) return []
  const orderIds = rows.map(({ orderId }) => orderId)
  const items = await db
    .selectFrom('reviewRequestItems as i')
    .leftJoin('products as p', 'p.id', 'i.productId')
    .select(['i.orderId', 'i.productId', 'i.reviewId', 'p.name', 'p.slug', 'p.visible'])
    .where('i.orderId', 'in', orderIds)
    .orderBy('i.orderId')
    .orderBy('i.position')
    .execute()
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return rows.map((row) => ({ ...row, items: byOrder.get(row.orderId) ?? [] }))
}

export async function findRequest(db: Db, id: string): Promise<FoundRequest | undefined> {
  const row = await db
    .selectFrom('reviewRequests')
    .selectAll()
    .select(facts)
    .where('id', '=', id)
    .where(is)
    .executeTakeFirst()
  return row && (await withItems(db, [row]))[0]
}

/** Oldest first unless another order is asked for, as reviews are. */
export async function pageOfRequests(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { filter, sort, cursorPaging }: KeysetQuery,
) {
  const order = sort.length ? sort : [{ fieldName: 'createdDate', order: 'ASC' as const }]
  const page = readKeyset(config, 'review requests', { filter, sort: order, cursorPaging }, fields)
  const found = await db
    .selectFrom('reviewRequests')
    .selectAll()
    .select(facts)
    .select(page.position.as('position'))
    .where(is)
    .where(toCondition(page.filter, fields))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  const { pageRows, metadata } = page.cut(found)
  return { pageRows: await withItems(db, pageRows), metadata }
}

export async function countRequests(db: Db, filter: unknown): Promise<number> {
  const { count } = await db
    .selectFrom('reviewRequests')
    .select((row) => row.fn.countAll().as('count'))
    .where(is)
    .where(toCondition(filter, fields, 'filter'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Requests that wait and that the filter finds. */
export const waitingRequests = (filter: unknown) =>
  sql<SqlBool>`status = 'SCHEDULED' and ${toCondition(filter, fields, 'filter')}`
