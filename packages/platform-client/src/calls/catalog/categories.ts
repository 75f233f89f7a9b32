import { defineCall, z } from '@galleria/platform-client'
import { Category } from '../../entities/catalog-v3/category.ts'
import * as operations from '../../operations/catalog/categories.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
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
    /** Hidden ones too, for who runs the shop. */
    returnNonVisibleCategories?: boolean
  },
  { categories: Category[]; pagingMetadata?: z.infer<typeof CursorMetadata> | null | undefined }
>(
  operations.queryCategories,
  () => z.object({ categories: z.array(Category), pagingMetadata: z.nullish(CursorMetadata) }),
  { repeatable: true },
)

const One = () => z.object({ category: Category })
const Results = () => bulkAnswer(z.unknown())

/** Tree that a category belongs to. */
export interface InTree {
  treeReference: { readonly appNamespace: string; readonly treeKey?: string | null }
}

/** Writable fields of a category, inferred from public programs. */
export interface CategoryChanges {
  name?: string
  slug?: string
  description?: string | null
  visible?: boolean
}

/** Product in a category: its id, and that of the app whose catalog has it. */
export interface CategoryItem {
  catalogItemId: string
  appId: string
}

/** New category at the root of the tree. Path and inputs are inferred from public programs; the `idempotencyKey` is of the embedded platform. */
export const createCategory = /* @__PURE__ */ defineCall<
  { category: CategoryChanges & { name: string }; idempotencyKey?: string } & InTree,
  { category: Category }
>(operations.createCategory, One)

/** `revision` is the one seen last: 409 where it was changed meanwhile. Path and inputs are inferred from public programs. */
export const updateCategory = /* @__PURE__ */ defineCall<
  { category: CategoryChanges & { id: string; revision: string } } & InTree,
  { category: Category }
>(operations.updateCategory, One)

/** Its products stay. Path and inputs are inferred from public programs. */
export const deleteCategory = /* @__PURE__ */ defineCall<{ categoryId: string } & InTree, object>(
  operations.deleteCategory,
  () => z.looseObject({}),
)

/** Up to 100 products behind those that are in it, each with its own result. Path and inputs are inferred from public programs. */
export const bulkAddItemsToCategory = /* @__PURE__ */ defineCall<
  { categoryId: string; items: CategoryItem[] } & InTree,
  BulkAnswer<unknown>
>(operations.bulkAddItemsToCategory, Results)

/** The same, out of it; one that is not in it stays so. Path and inputs are inferred from public programs. */
export const bulkRemoveItemsFromCategory = /* @__PURE__ */ defineCall<
  { categoryId: string; items: CategoryItem[] } & InTree,
  BulkAnswer<unknown>
>(operations.bulkRemoveItemsFromCategory, Results)
