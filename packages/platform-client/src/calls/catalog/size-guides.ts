import { defineCall, z } from '@galleria/platform-client'
import { ShownSizeGuide, SizeGuide } from '../../entities/catalog/size-guide.ts'
import * as operations from '../../operations/catalog/size-guides.ts'

export type { ShownSizeGuide, SizeGuide } from '../../entities/catalog/size-guide.ts'

const answer = () => z.object({ sizeGuide: SizeGuide })
type Answer = { sizeGuide: SizeGuide }

/** Writable fields of a size guide: up to 12 columns, 40 rows, 500 products and 100 collections. */
export type SizeGuideInput = Omit<SizeGuide, 'id' | 'revision' | 'createdDate' | 'updatedDate'>

/** Size guides of the shop, by name. Of the embedded platform. */
export const listSizeGuides = /* @__PURE__ */ defineCall<undefined, { sizeGuides: SizeGuide[] }>(
  operations.listSizeGuides,
  () => z.object({ sizeGuides: z.array(SizeGuide) }),
)

/** Reads one size guide. Of the embedded platform. */
export const getSizeGuide = /* @__PURE__ */ defineCall<{ sizeGuideId: string }, Answer>(
  operations.getSizeGuide,
  answer,
)

/** Creates a size guide. A request that is repeated with the same key is done once. Of the embedded platform. */
export const createSizeGuide = /* @__PURE__ */ defineCall<
  { sizeGuide: SizeGuideInput; idempotencyKey?: string },
  Answer
>(operations.createSizeGuide, answer)

/** Changes the given fields. `REVISION_MISMATCH` (409) where a colleague was faster. Of the embedded platform. */
export const updateSizeGuide = /* @__PURE__ */ defineCall<
  { sizeGuideId: string; revision?: string; sizeGuide: Partial<SizeGuideInput> },
  Answer
>(operations.updateSizeGuide, answer)

/** Deletes a size guide; an undo of the edit brings it back. Of the embedded platform. */
export const deleteSizeGuide = /* @__PURE__ */ defineCall<{ sizeGuideId: string }, object>(
  operations.deleteSizeGuide,
  () => z.looseObject({}),
)

/** Size guide of a product: its own, else that of one of its collections; null without any. Of the embedded platform. */
export const getShownSizeGuide = /* @__PURE__ */ defineCall<
  { productId: string },
  { sizeGuide?: ShownSizeGuide | null | undefined }
>(operations.getShownSizeGuide, () => z.object({ sizeGuide: z.nullish(ShownSizeGuide) }))
