import type { CatalogAdapter } from '../../transport/client.ts'
import { type Answering, adapterFor } from '../adapter.ts'
import { getCollectionBySlug, queryCollections } from './collections.ts'
import { getProduct, queryProducts, queryProductVariants } from './products.ts'

type Writing = typeof import('./writing/products.ts')

/** Changes are loaded with the first of them: shoppers make none. */
const writing =
  (name: Exclude<keyof Writing, 'getOwnProduct'>): Answering =>
  async (...given) =>
    (await import(/* webpackChunkName: 'catalog-v3-more' */ './writing/products.ts'))[name](...given)

type Showing = typeof import('./writing/media.ts')

const showing =
  (name: keyof Showing): Answering =>
  async (...given) =>
    (await import(/* webpackChunkName: 'catalog-v3-more' */ './writing/media.ts'))[name](...given)

type OfStore = typeof import('./store-variants.ts')

const ofStore =
  (name: keyof OfStore): Answering =>
  async (...given) =>
    (await import(/* webpackChunkName: 'catalog-v3-more' */ './store-variants.ts'))[name](...given)

type Filing = typeof import('./writing/collections.ts')

const filing =
  (name: keyof Filing): Answering =>
  async (...given) =>
    (await import(/* webpackChunkName: 'catalog-v3-more' */ './writing/collections.ts'))[name](...given)

/** Calls of catalog V1 that a site of catalog V3 answers by its own. */
const answers = new Map<string, Answering>([
  ['GET /stores-reader/v1/products/query-platformized', queryProducts],
  ['GET /stores-reader/v1/products/{id}', getProduct],
  ['POST /stores-reader/v1/products/{id}/variants/query', queryProductVariants],
  ['POST /stores-reader/v1/variants/query', ofStore('queryStoreVariants')],
  ['GET /stores-reader/v1/variants/{id}', ofStore('getStoreVariant')],
  ['POST /stores/v1/products', writing('createProduct')],
  ['PATCH /stores/v1/products/{product.id}', writing('updateProduct')],
  ['DELETE /stores/v1/products/{id}', writing('deleteProduct')],
  ['PATCH /stores/v1/products/{id}/variants', writing('updateVariants')],
  ['POST /stores/v1/products/{id}/media', showing('addProductMedia')],
  ['PATCH /stores/v1/products/{id}/choices/media', writing('addProductMediaToChoices')],
  ['POST /stores/v1/products/{id}/choices/media/delete', writing('removeProductMediaFromChoices')],
  ['POST /stores/v1/collections', filing('createCollection')],
  ['PATCH /stores/v1/collections/{collection.id}', filing('updateCollection')],
  ['DELETE /stores/v1/collections/{id}', filing('deleteCollection')],
  ['POST /stores/v1/collections/{id}/productIds', filing('addProductsToCollection')],
  ['POST /stores/v1/collections/{id}/productIds/delete', filing('removeProductsFromCollection')],
  ['GET /v2/collections/query', queryCollections],
  ['GET /stores-reader/v1/collections/slug/{slug}', getCollectionBySlug],
])

/** Adapter for a site of catalog V3: reads of V1 are answered by calls of V3, and other calls of V1 are refused without a request. */
export const catalogAdapter: CatalogAdapter = /* @__PURE__ */ adapterFor('v3', answers)
