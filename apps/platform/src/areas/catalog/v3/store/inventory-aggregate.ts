import { type RawBuilder, sql } from 'kysely'
import { violations } from '../../../../base/errors.ts'
import type { Db } from '../../../../data/database.ts'
import type { Aggregation } from '../../../../data/query-language/search.ts'
import { inventoryTotals } from './inventory.ts'

const from = sql`from variants join products on products.id = variants.product_id`

/** AggregationData of the inventory items that were found (wire §1.9). */
export async function aggregateInventory(
  db: Db,
  where: RawBuilder<boolean>,
  aggregations: readonly Aggregation[],
) {
  const results: object[] = []
  for (const [index, aggregation] of aggregations.entries()) {
    const { name, type, fieldPath = '' } = aggregation
    const field = Object.hasOwn(inventoryTotals, fieldPath) ? inventoryTotals[fieldPath] : undefined
    if (!field) throw cannotCount(`search.aggregations[${index}].fieldPath`)
    results.push({ name, type, fieldPath, ...(await resultOf(db, where, field, aggregation)) })
  }
  return { results }
}

async function resultOf(
  db: Db,
  where: RawBuilder<boolean>,
  field: RawBuilder<unknown>,
  aggregation: Aggregation,
) {
  switch (aggregation.type) {
    case 'VALUE': {
      const { limit, sortType, sortDirection, missingValues, includeOptions } = aggregation.value
      const direction = sql.raw(sortDirection === 'DESC' ? 'desc' : 'asc')
      const bucket = includeOptions?.addToBucket ?? ''
      const missing = missingValues === 'INCLUDE' ? sql`true` : sql`${field} is not null`
      const order = sortType === 'VALUE' ? sql`value ${direction}` : sql`count(*) ${direction}, value asc`
      const { rows } = await sql<{ value: string; count: number }>`
        select coalesce(${field}::text, ${bucket}) as value, count(*)::int as count ${from}
        where ${where} and ${missing} group by value order by ${order} limit ${limit}`.execute(db)
      return { values: { results: rows } }
    }
    case 'RANGE': {
      const results = []
      for (const { from: low, to: high } of aggregation.range.buckets) {
        const above = low == null ? sql`true` : sql`${field} >= ${low}`
        const below = high == null ? sql`true` : sql`${field} < ${high}`
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count ${from} where ${where} and ${above} and ${below}`.execute(db)
        results.push({ from: low ?? null, to: high ?? null, count: rows[0]?.count ?? 0 })
      }
      return { ranges: { results } }
    }
    case 'SCALAR': {
      const { type } = aggregation.scalar
      const value = {
        COUNT_DISTINCT: sql`count(distinct ${field})`,
        MIN: sql`min(${field})`,
        MAX: sql`max(${field})`,
      }[type]
      const { rows } = await sql<{ value: number | null }>`
        select (${value})::float8 as value ${from} where ${where}`.execute(db)
      return { scalar: { type, value: rows[0]?.value ?? 0 } }
    }
    case 'NESTED':
      throw cannotCount('search.aggregations')
  }
}

function cannotCount(field: string) {
  const description = `can't be counted. Fields: ${Object.keys(inventoryTotals).join(', ')}`
  return violations([{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
}
