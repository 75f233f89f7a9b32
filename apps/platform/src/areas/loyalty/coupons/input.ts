import { z } from 'zod'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import { Paging, Sort } from '../../../data/query-language/query.ts'

/** Pages by cursor from the newest, or by offset in any order: one of the two. */
export const CouponQuery = z.object({
  filter: z.unknown().optional(),
  sort: Sort.default([]),
  paging: Paging.optional(),
  cursorPaging: CursorPaging,
})

export type CouponQuery = z.output<typeof CouponQuery>
