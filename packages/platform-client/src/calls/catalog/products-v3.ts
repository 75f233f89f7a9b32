import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/products-v3.ts'
import type { Aggregation } from '../../query/aggregations.ts'
import { CursorMetadata, type SortOrder } from '../../schemas/paging.ts'
import { AggregationResult, ProductSummary } from '../../schemas/product-v3.ts'

export type { Aggregation } from '../../query/aggregations.ts'
export type { AggregationResult, ProductSummary } from '../../schemas/product-v3.ts'

type Filter = Readonly<Record<string, unknown>>

/** Filter, sort, page, text and what to count (wire §1.9 "search"). */
export interface ProductSearch {
  readonly filter?: Filter
  readonly sort?: readonly { readonly fieldName: string; readonly order?: SortOrder }[]
  /** The next page: only `cursor` and `limit`; the cursor knows the rest. */
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
  /** By number of products instead; the embedded platform only. */
  readonly paging?: { readonly limit?: number; readonly offset?: number }
  readonly aggregations?: readonly Aggregation[]
  readonly search?: {
    readonly expression: string
    readonly mode?: 'AND' | 'OR'
    readonly fuzzy?: boolean
    readonly fields?: readonly string[]
  }
}

/** Fields: wire §1.9, "V3 products search". A site of catalog V1 refuses it. */
export const searchProducts = /* @__PURE__ */ defineCall<
  { search: ProductSearch; fields?: readonly string[] },
  {
    products: ProductSummary[]
    pagingMetadata?: z.infer<typeof CursorMetadata> | null | undefined
    aggregationData?: { results: AggregationResult[] } | null | undefined
  }
>(operations.searchProducts, () =>
  z.object({
    products: z.array(ProductSummary),
    pagingMetadata: z.nullish(CursorMetadata),
    aggregationData: z.nullish(z.object({ results: z.array(AggregationResult) })),
  }),
)
