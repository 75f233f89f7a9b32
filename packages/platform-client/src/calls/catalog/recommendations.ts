import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/recommendations.ts'

interface ItemReference {
  readonly catalogItemId: string
  readonly appId: string
}

interface Recommendation {
  items: { catalogItemId: string }[]
  algorithm: { id: string }
}

/**
 * Products that go with the given ones, best first; null without any. The algorithm is `goes-well-with` for those that the
 * merchant picked, `similar-products` otherwise. An extension of the embedded platform.
 */
export const getRecommendation = /* @__PURE__ */ defineCall<
  { items: readonly ItemReference[]; minimumRecommendedItems?: number },
  { recommendation?: Recommendation | null | undefined }
>(
  operations.getRecommendation,
  () =>
    z.object({
      recommendation: z.nullish(
        z.object({
          items: z.array(z.object({ catalogItemId: z.string() })),
          algorithm: z.object({ id: z.string() }),
        }),
      ),
    }),
  { repeatable: true },
)

/** Products beside which a merchant shows this one, 100 at most. Of the embedded platform. */
export const listRelatingProducts = /* @__PURE__ */ defineCall<
  { productId: string },
  { products: { id: string; name: string; visible: boolean }[] }
>(operations.listRelatingProducts, () =>
  z.object({
    products: z.array(z.object({ id: z.string(), name: z.string(), visible: z.boolean() })),
  }),
)
