import { defineCall, z } from '@galleria/platform-client'
import * as catalogBulkOperations from '../../operations/catalog/catalog-bulk.ts'
import * as catalogBulkV1Operations from '../../operations/catalog/catalog-bulk-v1.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { CursorMetadata } from '../../schemas/paging.ts'
import type { StockValues } from './catalog-inventory.ts'
import type { ProductV3Set, TagsV3, VariantV3Set } from './catalog-products-v3.ts'

const Answer = () => bulkAnswer(z.unknown())

/** One thing for all of them (wire §3.9). */
export type BulkSet =
  | { price: number }
  | { cost: number | null }
  | { weight: number | null }
  | { ribbon: string | null }
  | { brand: string | null }
  /** Extension of the embedded platform. */
  | { visible: boolean }

/** `rate` is in percent, from -100 to 1000; rounded to whole units of the currency where asked for. */
export type Adjustment = { amount: number } | { percentage: { rate: number; roundToInt?: boolean } }
/** One of them, of each product and of its variants that have their own. */
export type BulkAdjust = { price: Adjustment } | { cost: Adjustment } | { weight: Adjustment }

/** Up to 100, each with its own result (wire §3.9). */
export const bulkUpdateProducts = /* @__PURE__ */ defineCall<
  { ids: string[]; set: BulkSet; idempotencyKey?: string },
  BulkAnswer<unknown>
>(catalogBulkV1Operations.bulkUpdateProducts, Answer)

/** Up to 100; repeat it only with an `idempotencyKey`, of the embedded platform (wire §3.9). */
export const bulkAdjustProductProperties = /* @__PURE__ */ defineCall<
  { ids: string[]; adjust: BulkAdjust; idempotencyKey?: string },
  BulkAnswer<unknown>
>(catalogBulkV1Operations.bulkAdjustProductProperties, Answer)

/** Result of catalog V3's search; `{}` finds all products, hidden ones too. */
export interface FoundProducts {
  filter: Readonly<Record<string, unknown>>
  search?: { expression: string }
  idempotencyKey?: string
}

const Begun = () => z.object({ jobId: z.string() })

/** Changes all products found, in a job; the job's id is the id of its edit (wire §3.10). */
export const bulkAdjustProductVariantsByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { adjust: BulkAdjust },
  { jobId: string }
>(catalogBulkOperations.bulkAdjustProductVariantsByFilter, Begun)

/** One thing for all that are found, by a job (wire §3.10). */
export const bulkUpdateProductsByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { set: BulkSet },
  { jobId: string }
>(catalogBulkOperations.bulkUpdateProductsByFilter, Begun)

/**
 * Changes all products found, in a job, on a site of either catalog version: the calls by filter belong to catalog V3.
 * Extension of the embedded platform.
 */
export const beginBulkChange = /* @__PURE__ */ defineCall<
  FoundProducts &
    (
      | { set: BulkSet }
      | { adjust: BulkAdjust }
      | { tags: { assignTags?: TagsV3; unassignTags?: TagsV3 } }
      | { delete: true }
    ),
  { jobId: string }
>(catalogBulkOperations.beginBulkChange, Begun)

/** Texts for search engines; `{name}` stands for the product's name, `null` removes a text. */
export interface SeoTextChange {
  /** 200 characters at most. */
  title?: string | null
  /** 1,000 characters at most. */
  description?: string | null
}

/** Title and description for search engines of all products found, in a job. Extension of the embedded platform. */
export const bulkUpdateSeoByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { seo: SeoTextChange },
  { jobId: string }
>(catalogBulkOperations.bulkUpdateSeoByFilter, Begun)

/**
 * Copies up to 100 products with options and variants, each hidden; in one edit, which can be undone. `nameAs` holds
 * `{name}` and becomes the name. Without `withMedia` a copy has no pictures, without `withStock` no counted stock.
 * Extension of the embedded platform.
 */
export const duplicateProducts = /* @__PURE__ */ defineCall<
  {
    productIds: string[]
    nameAs?: string
    withMedia?: boolean
    withStock?: boolean
    idempotencyKey?: string
  },
  { copies: { id: string; sourceId: string; name: string; slug: string }[] }
>(catalogBulkOperations.duplicateProducts, () =>
  z.object({
    copies: z.array(z.object({ id: z.string(), sourceId: z.string(), name: z.string(), slug: z.string() })),
  }),
)

const CatalogJob = z.object({
  id: z.string(),
  call: z.string(),
  /** `RUNNING` or `FINISHED`. */
  status: z.string(),
  total: z.number(),
  succeeded: z.number(),
  failed: z.number(),
  createdDate: z.string(),
  updatedDate: z.string(),
})
/** How far a change of many has come. */
export type CatalogJob = z.infer<typeof CatalogJob>

/** Extension of the embedded platform. */
export const getCatalogJob = /* @__PURE__ */ defineCall<{ id: string }, { job: CatalogJob }>(
  catalogBulkOperations.getCatalogJob,
  () => z.object({ job: CatalogJob }),
)

const CatalogJobResult = z.object({
  productId: z.string(),
  /** Set where the job changes stock: each item has its own. */
  inventoryItemId: z.optional(z.string()),
  /** `PENDING`, `SUCCEEDED` or `FAILED`. */
  status: z.string(),
  error: z.optional(z.object({ code: z.string(), description: z.string() })),
})
/** Result for one product or item of a job. */
export type CatalogJobResult = z.infer<typeof CatalogJobResult>

/** Extension of the embedded platform. */
export const listCatalogJobResults = /* @__PURE__ */ defineCall<
  {
    id: string
    status?: 'PENDING' | 'SUCCEEDED' | 'FAILED'
    cursorPaging?: { limit?: number; cursor?: string }
  },
  { results: CatalogJobResult[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>(
  catalogBulkOperations.listCatalogJobResults,
  () => z.object({ results: z.array(CatalogJobResult), pagingMetadata: z.optional(CursorMetadata) }),
  { repeatable: true },
)

const Preview = () =>
  z.object({
    /** `checked` of the `total` products found have been examined. */
    total: z.number(),
    checked: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    rows: z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        /** From what to what, as in an edit's rows. */
        cells: z.array(
          z.object({ cell: z.string(), from: z.optional(z.unknown()), to: z.optional(z.unknown()) }),
        ),
        error: z.optional(z.object({ code: z.string(), description: z.string() })),
      }),
    ),
  })
/** Effects that a bulk change would have. */
export type BulkPreview = z.infer<ReturnType<typeof Preview>>

/** Change in the words of catalog V3: one of these. */
export type WholeChange =
  | { product: ProductV3Set; fieldMask?: string }
  | { variant: VariantV3Set }
  | { addInfoSectionIds: string[] }
  | { removeInfoSectionIds: string[] }
  | { addCategoryIds: string[] }
  | { removeCategoryIds: string[] }
  | { tags: { assignTags?: TagsV3; unassignTags?: TagsV3 } }
  | { seo: SeoTextChange }
  | { delete: true }

/** Previews a change of all products found, without applying it. Extension of the embedded platform. */
export const previewBulkChange = /* @__PURE__ */ defineCall<
  Omit<FoundProducts, 'idempotencyKey'> & ({ set: BulkSet } | { adjust: BulkAdjust } | WholeChange),
  BulkPreview
>(catalogBulkOperations.previewBulkChange, Preview, { repeatable: true })

/** Previews a change of the stock of all items found, by product. Extension of the embedded platform. */
export const previewInventoryChange = /* @__PURE__ */ defineCall<
  Omit<FoundProducts, 'idempotencyKey'> &
    ({ set: StockValues } | { adjust: { amount: number } } | { create: StockValues } | { delete: true }),
  BulkPreview
>(catalogBulkOperations.previewInventoryChange, Preview, { repeatable: true })
