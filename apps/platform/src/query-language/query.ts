import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { violations } from '../errors.ts'
import { numeric } from '../query.ts'
import type { Fields } from './fields.ts'

export const Sort = z
  .array(z.object({ fieldName: z.string(), order: z.enum(['ASC', 'DESC']).default('ASC') }))
  .max(5)

export const Paging = z.object({
  limit: numeric(z.int().min(0).max(100)).default(50),
  offset: numeric(z.int().min(0).max(1_000_000)).default(0),
})

/** OffsetQuery (wire §1.9). The filter is checked when it becomes SQL. */
export const OffsetQuery = z.object({
  filter: z.unknown().optional(),
  sort: Sort.default([]),
  paging: Paging.default({ limit: 50, offset: 0 }),
})
export type OffsetQuery = z.output<typeof OffsetQuery>

/** `order by` terms; the tie-breaker makes paging stable. */
export function toOrder(
  sort: z.output<typeof Sort>,
  fields: Fields,
  tieBreaker: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const terms = sort.map(({ fieldName, order }, index) => {
    const by = fields[fieldName]?.sort
    if (!by) {
      const sortable = Object.keys(fields).filter((name) => fields[name]?.sort)
      throw violations([
        {
          field: `query.sort[${index}].fieldName`,
          description: `cannot be sorted by; fields are ${sortable.join(', ')}`,
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
      ])
    }
    return order === 'DESC' ? sql`${by} desc` : sql`${by} asc`
  })
  return sql.join([...terms, tieBreaker])
}
