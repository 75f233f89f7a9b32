import { z } from '@galleria/platform-client'

export const OffsetMetadata = z.object({ count: z.number(), offset: z.number(), total: z.number() })

export const CursorMetadata = z.object({
  count: z.optional(z.number()),
  cursors: z.optional(z.object({ next: z.nullish(z.string()), prev: z.nullish(z.string()) })),
  hasNext: z.optional(z.boolean()),
})

export type SortOrder = 'ASC' | 'DESC'

export interface OffsetQuery {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: readonly { readonly fieldName: string; readonly order?: SortOrder }[]
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}

export interface CursorQuery {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: readonly { readonly fieldName: string; readonly order?: SortOrder }[]
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
}
