import { defineCall, z } from '@galleria/platform-client'
import { Category } from '../../entities/catalog-v3/category.ts'
import * as operations from '../../operations/catalog/categories.ts'
import { CursorMetadata, type SortOrder } from '../../schemas/paging.ts'

export type { Category } from '../../entities/catalog-v3/category.ts'

/** Tree of a site's categories: that of the stores has this namespace and no key. */
export const STORES_TREE = { appNamespace: '@wix/stores' } as const

/** Question for categories. */
export interface CategoryQuery {
  /** By `id`, `slug` or `name`; the hosted platform is seen to refuse an empty one (Cart V2 §4.6). */
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort?: readonly { readonly fieldName: string; readonly order?: SortOrder }[]
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
}

/** Categories of a site of catalog V3 (Cart V2 §4.6); inputs, service and fields are inferred from public programs. */
export const queryCategories = /* @__PURE__ */ defineCall<
  {
    query: CategoryQuery
    treeReference: { readonly appNamespace: string; readonly treeKey?: string }
    /** `DESCRIPTION`; the description is answered only when asked for. */
    fields?: readonly string[]
  },
  { categories: Category[]; pagingMetadata?: z.infer<typeof CursorMetadata> | null | undefined }
>(
  operations.queryCategories,
  () => z.object({ categories: z.array(Category), pagingMetadata: z.nullish(CursorMetadata) }),
  { repeatable: true },
)
