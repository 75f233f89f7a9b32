import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { column, type Field, type Fields, idColumn } from '../../../../data/query-language/fields.ts'
import { fractionDigits } from '../../../../domain/money/money.ts'

const sortable = { sortable: true }

/** Sorts customers who never bought after all others: as the index `customers_by_last_order` has it. */
const lastOrderKey = sql`coalesce(c.last_order_at, '-infinity'::timestamptz)`

/** The account's own, else the language of an order. */
export const language = sql`coalesce(m.identity_profile ->> 'language', c.language)`

const tags: Field = (() => {
  const all = (values: readonly unknown[]) => sql<SqlBool>`c.tags @> ${values}::text[]`
  const some = (values: readonly unknown[]) => sql<SqlBool>`c.tags && ${values}::text[]`
  return {
    kind: 'text',
    operators: {
      $eq: (value: unknown) => all([value]),
      $ne: (value: unknown) => sql<SqlBool>`not ${all([value])}`,
      $in: some,
      $hasSome: some,
      $hasAll: all,
      $nin: (values: readonly unknown[]) => sql<SqlBool>`not ${some(values)}`,
      $isEmpty: (empty: boolean) => (empty ? sql<SqlBool>`c.tags = '{}'` : sql<SqlBool>`c.tags <> '{}'`),
    },
  }
})()

/** Fields of customers `c` with their account `m` and their points `la`. */
export function customerFields(currency: string, now: Date): Fields {
  const minor = 10 ** fractionDigits(currency)
  const money = (reference: RawBuilder<unknown>) =>
    column('decimal', reference, {
      ...sortable,
      encode: (value: string | number) => Math.round(Number(value) * minor),
    })
  return {
    id: idColumn(sql.ref('c.id')),
    memberId: idColumn(sql.ref('c.member_id')),
    createdDate: column('date', sql.ref('c.created_at'), sortable),
    email: column('text', sql`coalesce(m.login_email, c.email)`),
    hasAccount: column('boolean', sql`(c.member_id is not null)`),
    ordersCount: column('number', sql.ref('c.orders_count'), sortable),
    spent: money(sql.ref('c.spent_minor')),
    averageOrder: money(sql.ref('c.average_minor')),
    lastOrderDate: column('date', sql.ref('c.last_order_at'), { ...sortable, key: lastOrderKey }),
    daysSinceLastOrder: column(
      'number',
      sql`floor(extract(epoch from (${now}::timestamptz - c.last_order_at)) / 86400)`,
    ),
    tags,
    country: column('text', sql.ref('c.country')),
    language: column('text', language),
    tierId: idColumn(sql.ref('la.tier_id')),
  }
}
