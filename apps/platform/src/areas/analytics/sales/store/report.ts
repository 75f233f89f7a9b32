import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import type { Days, Period } from '../../range.ts'
import { measures } from './facts.ts'

export interface SalesRowFound {
  readonly key: string
  readonly label: string
  readonly detail: string | null
  readonly orders: number
  readonly units: number
  readonly gross: number
  readonly discounts: number
  readonly shipping: number
  readonly tax: number
  readonly fees: number
  readonly total: number
  readonly refunds: number
  readonly returnedUnits: number
  readonly returned: number
}

export const dimensions = ['PRODUCT', 'VARIANT', 'CHANNEL', 'COUNTRY', 'DISCOUNT'] as const
export type Dimension = (typeof dimensions)[number]

export interface Scope {
  readonly range: Days
  readonly currency: string
}

const sums = sql.raw(measures.map((name) => `coalesce(sum(s.${name}), 0)::bigint as ${name}`).join(', '))

const within = ({ range: { from, to }, currency }: Scope) =>
  sql`s.currency = ${currency} and s.day between ${from}::date and ${to}::date`

/** Sums of a range: of everything, or of one row of a dimension. */
export async function totalsOf(
  db: Db,
  scope: Scope,
  { dimension, key }: { readonly dimension: Dimension | 'ALL'; readonly key: string },
): Promise<SalesRowFound> {
  const { rows } = await sql<SalesRowFound>`
    select '' as key, coalesce(max(s.label), '') as label, null::text as detail, ${sums} from sales_days s
    where s.dimension = ${dimension} and s.key = ${key} and ${within(scope)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum has one row')
  return row
}

/** Rows by day, week or month, of what has any. */
export async function rowsByPeriod(
  db: Db,
  scope: Scope,
  period: Period,
  { dimension, key }: { readonly dimension: Dimension | 'ALL'; readonly key: string },
): Promise<SalesRowFound[]> {
  const { rows } = await sql<SalesRowFound>`
    select to_char(date_trunc(${period.toLowerCase()}, s.day::timestamp), 'YYYY-MM-DD') as key, '' as label,
      null::text as detail, ${sums}
    from sales_days s where s.dimension = ${dimension} and s.key = ${key} and ${within(scope)}
    group by 1 order by 1`.execute(db)
  return rows
}

interface Page {
  readonly by: string
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
  /** Product whose variants are wanted. */
  readonly parent?: string | undefined
  /** Keys to which the rows are limited. */
  readonly keys?: readonly string[] | undefined
}

type Found = SalesRowFound & { readonly found: number }

/** Rows of a dimension, one page of them, with the names that things have now. */
export async function rowsByKey(
  db: Db,
  scope: Scope,
  group: Dimension | 'COLLECTION',
  { by, descending, limit, offset, parent, keys }: Page,
): Promise<readonly Found[]> {
  const source = group === 'COLLECTION' ? byCollection : sql`sales_days`
  const ofParent = parent === undefined ? sql`true` : sql`s.parent = ${parent}`
  const ofKeys = keys ? sql`s.key = any(${keys}::text[])` : sql`true`
  const order = (column: string) => (descending ? sql`${sql.ref(column)} desc` : sql`${sql.ref(column)} asc`)
  const { rows } = await sql<Found>`
    with page as (
      select s.key, max(s.label) as label, max(s.parent) as parent, ${sums}, count(*) over () as found
      from ${source} s
      where s.dimension = ${group} and ${within(scope)} and ${ofParent} and ${ofKeys}
      group by s.key having sum(s.orders) <> 0 or sum(s.refunds) <> 0
      order by ${order(by)}, s.key limit ${limit} offset ${offset}
    )
    select page.*, ${labels[group] ?? sql`page.label`} as label, ${details[group] ?? sql`null::text`} as detail
    from page order by ${order(`page.${by}`)}, page.key`.execute(db)
  return rows
}

/** Rows of products under the key of each collection that they are in now. */
const byCollection = sql`(
  select 'COLLECTION' as dimension, m.collection_id::text as key, d.day, d.currency, '' as parent, '' as label,
    ${sql.raw(measures.map((name) => `d.${name}`).join(', '))}
  from sales_days d join collection_products m on m.product_id::text = d.key where d.dimension = 'PRODUCT')`

/** A key as an ID; null of what another shop sells under a name of its own. */
const id = (key: string) =>
  sql`case when ${sql.ref(key)} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${sql.ref(key)}::uuid end`

const labels: Readonly<Record<string, RawBuilder<unknown>>> = {
  PRODUCT: sql`coalesce((select name from products where id = ${id('page.key')}), page.label)`,
  VARIANT: sql`coalesce((select name from products where id = ${id('page.parent')}), page.label)`,
  COLLECTION: sql`(select name from collections where id = ${id('page.key')})`,
}

const details: Readonly<Record<string, RawBuilder<unknown>>> = {
  VARIANT: sql`(select string_agg(c.value, ' / ' order by c.key)
    from variants v cross join lateral jsonb_each_text(v.choices) as c where v.id = ${id('page.key')})`,
}
