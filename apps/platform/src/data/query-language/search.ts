import { z } from 'zod'
import { numeric } from '../../base/query.ts'
import { Sort } from './query.ts'

const name = z.string().min(1).max(100)
const fieldPath = z.string().max(100)
const Bucket = z.object({ from: z.number().nullish(), to: z.number().nullish() })
const ValueSettings = z.object({
  sortType: z.enum(['COUNT', 'VALUE']).default('COUNT'),
  sortDirection: z.enum(['ASC', 'DESC']).default('DESC'),
  limit: z.int().min(1).max(250).default(10),
  missingValues: z.enum(['EXCLUDE', 'INCLUDE']).default('EXCLUDE'),
  includeOptions: z.object({ addToBucket: z.string().max(100) }).optional(),
})

const value = z.object({
  name,
  fieldPath,
  type: z.literal('VALUE'),
  value: ValueSettings.default({
    sortType: 'COUNT',
    sortDirection: 'DESC',
    limit: 10,
    missingValues: 'EXCLUDE',
  }),
})
const range = z.object({
  name,
  fieldPath,
  type: z.literal('RANGE'),
  range: z.object({ buckets: z.array(Bucket).min(1).max(50) }),
})
const scalar = z.object({
  name,
  fieldPath,
  type: z.literal('SCALAR'),
  scalar: z.object({ type: z.enum(['COUNT_DISTINCT', 'MIN', 'MAX']) }),
})
const nested = z.object({
  name,
  fieldPath: fieldPath.optional(),
  type: z.literal('NESTED'),
  nested: z.object({
    nestedAggregations: z
      .array(value.partial({ type: true }))
      .min(2)
      .max(3),
  }),
})

export const Aggregation = z.discriminatedUnion('type', [value, range, scalar, nested])
export type Aggregation = z.output<typeof Aggregation>

/** SearchDetails (wire §1.9). */
export const SearchDetails = z.object({
  mode: z.enum(['AND', 'OR']).default('AND'),
  expression: z.string().max(100).default(''),
  fields: z.array(z.string()).max(20).optional(),
  fuzzy: z.boolean().default(false),
})
export type SearchDetails = z.output<typeof SearchDetails>

/** CursorSearch (wire §1.9), and by offset too, for pages that are reached by their number. */
export const CursorSearch = z.object({
  filter: z.unknown().optional(),
  sort: Sort.default([]),
  cursorPaging: z
    .object({
      limit: numeric(z.int().min(0).max(100)).default(50),
      cursor: z.string().max(16_000).nullish(),
    })
    .optional(),
  paging: z
    .object({
      limit: numeric(z.int().min(0).max(100)).default(50),
      offset: numeric(z.int().min(0).max(1_000_000)).default(0),
    })
    .optional(),
  aggregations: z.array(Aggregation).max(20).default([]),
  search: SearchDetails.optional(),
  timeZone: z.string().max(50).optional(),
})
export type CursorSearch = z.output<typeof CursorSearch>
