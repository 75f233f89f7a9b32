import { defineCall, type Service, z } from '@galleria/platform-client'
import { OffsetMetadata, type OffsetQuery } from '../schemas/paging.ts'
import { Collection } from '../schemas/product.ts'

export type { Collection } from '../schemas/product.ts'

const service: Service = {
  package: '@wix/auto_sdk_stores_collections',
  fqn: 'wix.catalog.api.v2.CollectionReadApi',
  entity: 'wix.stores.catalog.v1.collection',
}

/** Collections by filter, 100 at most (wire §3.9). */
export const queryCollections = /* @__PURE__ */ defineCall<
  { query: OffsetQuery },
  { collections: Collection[]; metadata?: z.infer<typeof OffsetMetadata> | undefined }
>({
  name: 'QueryCollections',
  service,
  method: 'GET',
  path: '/v2/collections/query',
  output: () => z.object({ collections: z.array(Collection), metadata: z.optional(OffsetMetadata) }),
  complexQuery: true,
  fallback: true,
})

/** One collection; 404 where there is none (wire §3.9). */
export const getCollectionBySlug = /* @__PURE__ */ defineCall<{ slug: string }, { collection: Collection }>({
  name: 'GetCollectionBySlug',
  service,
  method: 'GET',
  path: '/stores-reader/v1/collections/slug/{slug}',
  output: () => z.object({ collection: Collection }),
})
