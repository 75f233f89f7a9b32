import { PointsSource } from '@galleria/platform-client/enums'
import { z } from 'zod'
import { checkDays, periods, RowsPaging, ranged } from '../range.ts'
import { measures } from './store/entries.ts'

const filter = z.object({ source: z.enum(PointsSource.options), key: z.string().max(200) }).optional()

export const PointsQuery = z
  .object({
    ...{ from: ranged.from, to: ranged.to, compare: ranged.compare },
    groupBy: z.enum([...periods, 'SOURCE']).default('DAY'),
    filter,
  })
  .check((context) => checkDays(context.value, context))
export type PointsQuery = z.output<typeof PointsQuery>

export const AccountsQuery = z
  .object({
    ...{ from: ranged.from, to: ranged.to },
    filter,
    sort: z
      .object({ fieldName: z.enum([...measures, 'balance']), order: z.enum(['ASC', 'DESC']).default('DESC') })
      .prefault({ fieldName: 'entries' }),
    paging: RowsPaging,
  })
  .check((context) => checkDays({ ...context.value, groupBy: 'MONTH' }, context))
