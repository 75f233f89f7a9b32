import { z } from 'zod'
import { CursorPaging } from '../../../data/query-language/keyset.ts'

export const Listed = z.object({
  asyncJobId: z.string(),
  status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED']).optional(),
  cursorPaging: CursorPaging,
})
