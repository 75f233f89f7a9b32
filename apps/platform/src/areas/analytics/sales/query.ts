import { z } from 'zod'
import { checkDays, periods, RowsPaging, ranged } from '../range.ts'
import { dimensions } from './store/report.ts'

const groups = [...periods, 'PRODUCT', 'VARIANT', 'COLLECTION', 'CHANNEL', 'COUNTRY', 'DISCOUNT'] as const

/** Columns by which rows may be ordered, by their names in answers. */
const sortable = [
  'orders',
  'units',
  'gross',
  'discounts',
  'shipping',
  'tax',
  'fees',
  'total',
  'refunds',
  'returnedUnits',
  'returned',
] as const

export const isPeriod = (group: string): group is (typeof periods)[number] =>
  (periods as readonly string[]).includes(group)

export const SalesQuery = z
  .object({
    ...ranged,
    groupBy: z.enum(groups).default('DAY'),
    filter: z.object({ dimension: z.enum(dimensions), key: z.string().max(200) }).optional(),
    sort: z
      .object({ fieldName: z.enum(sortable), order: z.enum(['ASC', 'DESC']).default('DESC') })
      .prefault({ fieldName: 'total' }),
    paging: RowsPaging,
  })
  .check((context) => {
    const { value, issues } = context
    checkDays(value, context)
    const { groupBy, filter } = value
    const ofProduct = groupBy === 'VARIANT' && filter?.dimension === 'PRODUCT'
    if (filter && !isPeriod(groupBy) && !ofProduct)
      issues.push({
        code: 'custom',
        input: filter,
        path: ['filter'],
        message: 'is for rows by day, week or month, and for the variants of a product',
        params: { violatedRule: 'FIELD_NOT_ALLOWED' },
      })
  })
export type SalesQuery = z.output<typeof SalesQuery>
