import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/recommendations.ts'

interface ItemReference {
  readonly catalogItemId: string
  readonly appId: string
}

/** Products that go with the given ones, best first; null without any. An extension of the embedded platform. */
export const getRecommendation = /* @__PURE__ */ defineCall<
  { items: readonly ItemReference[]; minimumRecommendedItems?: number },
  { recommendation?: { items: { catalogItemId: string }[] } | null | undefined }
>(
  operations.getRecommendation,
  () =>
    z.object({
      recommendation: z.nullish(z.object({ items: z.array(z.object({ catalogItemId: z.string() })) })),
    }),
  { repeatable: true },
)
