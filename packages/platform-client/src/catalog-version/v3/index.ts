import type { CatalogAdapter } from '../../transport/client.ts'
import { type Answering, adapterFor } from '../adapter.ts'
import { getCollectionBySlug, queryCollections } from './collections.ts'
import { getProduct, queryProducts, queryProductVariants } from './products.ts'

/** Calls of catalog V1 that a site of catalog V3 answers by its own. */
const answers = new Map<string, Answering>([
  ['GET /stores-reader/v1/products/query-platformized', queryProducts],
  ['GET /stores-reader/v1/products/{id}', getProduct],
  ['POST /stores-reader/v1/products/{id}/variants/query', queryProductVariants],
  ['GET /v2/collections/query', queryCollections],
  ['GET /stores-reader/v1/collections/slug/{slug}', getCollectionBySlug],
])

/** Adapter for a site of catalog V3: reads of V1 are answered by calls of V3, and other calls of V1 are refused without a request. */
export const catalogAdapter: CatalogAdapter = /* @__PURE__ */ adapterFor('v3', answers)
