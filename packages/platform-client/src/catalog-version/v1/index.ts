import type { CatalogAdapter } from '../../transport/client.ts'
import { type Answering, adapterFor } from '../adapter.ts'
import { searchProducts } from './names.ts'
import {
  bulkUpdateInventoryItems,
  getInventoryItem,
  queryInventoryItems,
  updateInventoryItem,
} from './stock.ts'

const nothing = (name: string) => async () => ({ [name]: [] })

/** Calls of catalog V3 that a site of catalog V1 answers by its own; it has no lists of what products share. */
const answers = new Map<string, Answering>([
  ['GET /stores/v3/products/search', searchProducts],
  ['GET /stores/v3/brands/query', nothing('brands')],
  ['GET /stores/v3/ribbons/query', nothing('ribbons')],
  ['POST /stores/v3/ribbons/query', nothing('ribbons')],
  ['GET /stores/v3/info-sections/query', nothing('infoSections')],
  ['GET /stores/v3/inventory-items/query', queryInventoryItems],
  ['GET /stores/v3/inventory-items/{inventoryItemId}', getInventoryItem],
  ['PATCH /stores/v3/inventory-items/{inventoryItem.id}', updateInventoryItem],
  ['POST /stores/v3/bulk/inventory-items/update', bulkUpdateInventoryItems],
])

/** Adapter for a site of catalog V1: calls of V3 are answered where V1 can, and refused without a request elsewhere. */
export const catalogAdapter: CatalogAdapter = /* @__PURE__ */ adapterFor('v1', answers)
