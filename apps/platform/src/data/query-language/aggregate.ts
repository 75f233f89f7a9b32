import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { violations } from '../../base/errors.ts'
import type { Db } from '../database.ts'
import type { Field, Fields } from './fields.ts'
import { Aggregation as Plain } from './search.ts'

const Histogram = z.object({
  name: z.string().min(1).max(100),
  fieldPath: z.string().max(100),
  type: z.literal('DATE_HISTOGRAM'),
  dateHistogram: z.object({
    interval: z.enum(['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND']),
  }),
})

/** Aggregation of wire §1.9. */
export const Aggregation = z.discriminatedUnion('type', [...Plain.options, Histogram])
export type Aggregation = z.output<typeof Aggregation>

/** Rows found: `from` with its joins, and `where`; `zone` decides where a day begins. */
interface Selection {
  readonly from: RawBuilder<unknown>
  readonly where: RawBuilder<SqlBool>
  readonly zone: string
}

const MOST_BUCKETS = 1000

/** AggregationData over everything found, not only over the page (wire §1.9). */
export async function aggregate(
  db: Db,
  selection: Selection,
  fields: Fields,
  aggregations: readonly Aggregation[],
) {
  const results: object[] = []
  for (const [index, aggregation] of aggregations.entries()) {
    const at = `search.aggregations[${index}]`
    const { name, type, fieldPath = '' } = aggregation
    if (type === 'NESTED') {
      const parts = aggregation.nested.nestedAggregations.map((part, place) => ({
        ...part,
        key: keyOf(fields, part.fieldPath, `${at}.nested.nestedAggregations[${place}].fieldPath`).key,
      }))
      results.push({ name, type, fieldPath, nested: { results: await nested(db, selection, parts) } })
      continue
    }
    const { key, field } = keyOf(fields, fieldPath, `${at}.fieldPath`)
    results.push({ name, type, fieldPath, ...(await resultOf(db, selection, key, field, aggregation, at)) })
  }
  return { results }
}

function keyOf(fields: Fields, path: string, at: string) {
  const field = Object.hasOwn(fields, path) ? fields[path] : undefined
  if (field?.sort) return { field, key: field.sort }
  throw refused(at, `can't be counted. Fields: ${Object.keys(fields).join(', ')}`)
}

async function resultOf(
  db: Db,
  { from, where, zone }: Selection,
  key: RawBuilder<unknown>,
  { kind }: Field,
  aggregation: Exclude<Aggregation, { type: 'NESTED' }>,
  at: string,
) {
  switch (aggregation.type) {
    case 'VALUE': {
      const { limit, sortType, sortDirection, missingValues, includeOptions } = aggregation.value
      const direction = sql.raw(sortDirection === 'DESC' ? 'desc' : 'asc')
      const missing = missingValues === 'INCLUDE' ? sql`true` : sql`${key} is not null`
      const order = sortType === 'VALUE' ? sql`${key} ${direction}` : sql`count(*) ${direction}, ${key} asc`
      const { rows } = await sql<{ value: string; count: number }>`
        select coalesce((${key})::text, ${includeOptions?.addToBucket ?? ''}) as value, count(*)::int as count
        ${from} where ${where} and ${missing} group by ${key} order by ${order} limit ${limit}`.execute(db)
      return { values: { results: rows } }
    }
    case 'RANGE': {
      if (kind !== 'number') throw refused(`${at}.range`, 'requires a numeric field')
      const { buckets } = aggregation.range
      const counts = buckets.map(({ from: low, to: high }, index) => {
        const above = low == null ? sql`true` : sql`${key} >= ${low}`
        const below = high == null ? sql`true` : sql`${key} < ${high}`
        return sql`count(*) filter (where ${above} and ${below})::int as ${sql.ref(`bucket_${index}`)}`
      })
      const { rows } = await sql<Record<string, number>>`
        select ${sql.join(counts)} ${from} where ${where}`.execute(db.withoutPlugins())
      const results = buckets.map(({ from: low, to: high }, index) => ({
        ...{ from: low ?? null, to: high ?? null },
        count: rows[0]?.[`bucket_${index}`] ?? 0,
      }))
      return { ranges: { results } }
    }
    case 'SCALAR': {
      const { type } = aggregation.scalar
      if (type !== 'COUNT_DISTINCT' && kind !== 'number')
        throw refused(`${at}.scalar.type`, 'requires a numeric field. Use COUNT_DISTINCT for other fields')
      const value = {
        COUNT_DISTINCT: sql`count(distinct ${key})`,
        MIN: sql`min(${key})`,
        MAX: sql`max(${key})`,
      }[type]
      const { rows } = await sql<{ value: number | null }>`
        select (${value})::float8 as value ${from} where ${where}`.execute(db)
      return { scalar: { type, value: rows[0]?.value ?? 0 } }
    }
    case 'DATE_HISTOGRAM': {
      if (kind !== 'date') throw refused(`${at}.dateHistogram`, 'requires a date field')
      const unit = aggregation.dateHistogram.interval.toLowerCase()
      const { rows } = await sql<{ value: string; count: number }>`
        select to_char(found.start, 'YYYY-MM-DD"T"HH24:MI:SS') as value, count(*)::int as count from (
          select date_trunc(${unit}, (${key}) at time zone ${zone}) as start ${from} where ${where} and ${key} is not null
        ) as found group by found.start order by found.start limit ${MOST_BUCKETS}`.execute(db)
      return { dateHistogram: { results: rows } }
    }
  }
}

interface Part {
  readonly name: string
  readonly fieldPath: string
  readonly key: RawBuilder<unknown>
}

/** How often each combination occurs. */
async function nested(db: Db, { from, where }: Selection, parts: readonly Part[]) {
  const names = parts.map(
    ({ key }, index) => sql`coalesce((${key})::text, '') as ${sql.ref(`part_${index}`)}`,
  )
  const keys = sql.join(parts.map(({ key }) => key))
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(names)}, count(*)::int as count ${from} where ${where}
    group by ${keys} order by count(*) desc, ${keys} limit ${MOST_BUCKETS}`.execute(db.withoutPlugins())
  return rows.map((row) => {
    const count = Number(row.count)
    const results = Object.fromEntries(
      parts.map(({ name, fieldPath }, index) => [
        name,
        { fieldPath, type: 'VALUE', value: { value: String(row[`part_${index}`]), count } },
      ]),
    )
    return { results, count }
  })
}

function refused(field: string, description: string) {
  return violations([{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
}
