import { defineCall, type Service, z } from '@galleria/platform-client'

const service: Service = {
  package: '@wix/auto_sdk_ecom_recommendations',
  fqn: 'com.wix.ecom.recommendations.api.v1.RecommendationsService',
  entity: 'wix.ecom.v1.recommendation',
}

interface ItemReference {
  readonly catalogItemId: string
  readonly appId: string
}

/** Products that go with the given ones, best first; null without any. An extension of the embedded platform. */
export const getRecommendation = /* @__PURE__ */ defineCall<
  { items: readonly ItemReference[]; minimumRecommendedItems?: number },
  { recommendation?: { items: { catalogItemId: string }[] } | null | undefined }
>({
  name: 'GetRecommendation',
  service,
  method: 'POST',
  path: '/ecom/v1/recommendations/get',
  output: () =>
    z.object({
      recommendation: z.nullish(z.object({ items: z.array(z.object({ catalogItemId: z.string() })) })),
    }),
  repeatable: true,
})
