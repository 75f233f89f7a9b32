import { z } from 'zod'

/** Done, and nothing to tell: `{}`. */
export const Nothing = z.object({})

export const Counted = z.object({ count: z.int().min(0) })

const Cursors = z.object({ next: z.string().nullish(), prev: z.string().nullish() })

/** Wire §1.8 "offset paging". */
export const OffsetMetadata = z.object({
  count: z.int(),
  offset: z.int(),
  total: z.int(),
  cursors: Cursors.optional(),
})

/** Wire §1.8 "cursor paging"; `offset` and `total` where a search was paged by them: the embedded platform's own. */
export const CursorMetadata = z.object({
  count: z.int(),
  cursors: Cursors,
  hasNext: z.boolean().optional(),
  offset: z.int().optional(),
  total: z.int().optional(),
})
