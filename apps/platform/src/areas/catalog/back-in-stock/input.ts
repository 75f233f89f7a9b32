import { z } from 'zod'
import { pagingOf } from '../../../data/query-language/keyset.ts'
import { OffsetQuery } from '../../../data/query-language/query.ts'

/** Pages by cursor where `cursorPaging` is sent, else by offset with the total. */
export const Query = OffsetQuery.extend({ cursorPaging: z.object(pagingOf(50).unwrap().shape).optional() })

export type RequestQuery = z.output<typeof Query>
