import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/catalog-edits.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

const CatalogEdit = z.object({
  id: z.string(),
  /** Name of the call: `BulkUpdateProducts`. */
  call: z.string(),
  identity: z.nullish(
    z.object({
      identityType: z.string(),
      wixUserId: z.optional(z.string()),
      appId: z.optional(z.string()),
    }),
  ),
  /** Display name of the member of staff. */
  by: z.nullish(z.string()),
  createdDate: z.string(),
  /** How many things it changed. */
  changed: z.number(),
  /** Why a stock was changed: `ORDER`, `MANUAL` or `REVERT_INVENTORY_CHANGE`; of other edits nothing. */
  reason: z.nullish(z.string()),
  /** The edit that this one took back, and the one that took this one back last. */
  undoes: z.nullish(z.string()),
  undoneBy: z.nullish(z.string()),
  /** A job did it: `getCatalogJob` of the same id tells how far it has come. */
  hasJob: z.boolean(),
})
/** One call that changed the catalog. */
export type CatalogEdit = z.infer<typeof CatalogEdit>

const CatalogEditRow = z.object({
  index: z.number(),
  /** `product`, `collection`, `brand`, `ribbon`, `infoSection`, `customization` or `sizeGuide`. */
  entityType: z.string(),
  entityId: z.string(),
  name: z.string(),
  /** `created`, `updated` or `deleted`. */
  action: z.string(),
  /** `name`, `variants/<id>/priceMinor`, `collections/<id>`; what was not there has no value. */
  cells: z.array(z.object({ cell: z.string(), from: z.optional(z.unknown()), to: z.optional(z.unknown()) })),
})
/** One thing that an edit changed, and from what to what. */
export type CatalogEditRow = z.infer<typeof CatalogEditRow>

/** The newest first; by `entityId`, `call` and `createdDate`. Of the embedded platform. */
export const queryCatalogEdits = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { catalogEdits: CatalogEdit[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>(
  operations.queryCatalogEdits,
  () => z.object({ catalogEdits: z.array(CatalogEdit), pagingMetadata: z.optional(CursorMetadata) }),
  { repeatable: true },
)

/** Extension of the embedded platform. */
export const getCatalogEdit = /* @__PURE__ */ defineCall<{ id: string }, { catalogEdit: CatalogEdit }>(
  operations.getCatalogEdit,
  () => z.object({ catalogEdit: CatalogEdit }),
)

/** Lists the rows of an edit, or those of one product. Extension of the embedded platform. */
export const listCatalogEditRows = /* @__PURE__ */ defineCall<
  { id: string; entityId?: string; paging?: { limit?: number; offset?: number } },
  { rows: CatalogEditRow[]; total: number }
>(operations.listCatalogEditRows, () => z.object({ rows: z.array(CatalogEditRow), total: z.number() }), {
  repeatable: true,
})

/** Row by row; one of which anything has changed since stays as it is and says so. With a `jobId` a job does it. Of the embedded platform. */
export const undoCatalogEdit = /* @__PURE__ */ defineCall<
  { id: string; idempotencyKey?: string },
  BulkAnswer<unknown> & { jobId?: string | undefined }
>(operations.undoCatalogEdit, () =>
  z.object({ ...bulkAnswer(z.unknown()).shape, jobId: z.optional(z.string()) }),
)
