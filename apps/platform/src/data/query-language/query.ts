import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { violations } from '../../base/errors.ts'
import { numeric } from '../../base/query.ts'
import type { Fields } from './fields.ts'

export const Sort = z
  .array(z.object({ fieldName: z.string(), order: z.enum(['ASC', 'DESC']).default('ASC') }))
  .max(5)

export const Paging = z.object({
  limit: numeric(z.int().min(0).max(100)).default(50),
  offset: numeric(z.int().min(0).max(1_000_000)).default(0),
})

/** Refuses `offset` on lists without offsets and says what to use; else every page would be the first. */
export const byCursor = z
  .unknown()
  .optional()
  .refine((paging) => paging === undefined, {
    error: 'is not allowed. Use cursorPaging',
    params: { violatedRule: 'FIELD_NOT_ALLOWED' },
  })

/** OffsetQuery (wire §1.9). The filter is checked when it becomes SQL. */
export const OffsetQuery = z.object({
  filter: z.unknown().optional(),
  sort: Sort.default([]),
  paging: Paging.default({ limit: 50, offset: 0 }),
})
export type OffsetQuery = z.output<typeof OffsetQuery>

/**
 * `order by` terms; the tie-breaker makes paging stable.
 * @param at where the order stands in what was sent
 */
export function toOrder(
  sort: z.output<typeof Sort>,
  fields: Fields,
  tieBreaker: RawBuilder<unknown>,
  at = 'query.sort',
): RawBuilder<unknown> {
  const terms = sort.map(({ fieldName, order }, index) => {
    const by = Object.hasOwn(fields, fieldName) ? fields[fieldName]?.sort : undefined
    if (!by) throw cannotSort(`${at}[${index}].fieldName`, sortableOf(fields))
    return order === 'DESC' ? sql`${by} desc` : sql`${by} asc`
  })
  return sql.join([...terms, tieBreaker])
}

export function sortableOf(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.sort)
}

/** @param field where the name of what to sort by stands in what was sent */
export function cannotSort(field: string, sortable: readonly string[]) {
  return violations([
    {
      field,
      description: `can't be sorted by. Sortable fields: ${sortable.join(', ')}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    },
  ])
}
