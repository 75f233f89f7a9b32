import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/collections.ts'
import { OffsetMetadata, type OffsetQuery } from '../../schemas/paging.ts'
import { Collection } from '../../schemas/product.ts'

export type { Collection } from '../../schemas/product.ts'

/** Collections by filter, 100 at most (wire §3.9). */
export const queryCollections = /* @__PURE__ */ defineCall<
  { query: OffsetQuery },
  { collections: Collection[]; metadata?: z.infer<typeof OffsetMetadata> | undefined }
>(operations.queryCollections, () =>
  z.object({ collections: z.array(Collection), metadata: z.optional(OffsetMetadata) }),
)

/** One collection; 404 where there is none (wire §3.9). */
export const getCollectionBySlug = /* @__PURE__ */ defineCall<{ slug: string }, { collection: Collection }>(
  operations.getCollectionBySlug,
  () => z.object({ collection: Collection }),
)
