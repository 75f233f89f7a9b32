import type { CatalogAdapter } from '../../transport/client.ts'
import { type Answering, adapterFor } from '../adapter.ts'
import { searchProducts } from './names.ts'
import {
  bulkUpdateInventoryItems,
  getInventoryItem,
  queryInventoryItems,
  updateInventoryItem,
} from './stock.ts'

type Shared = typeof import('./shared.ts')

/** Lists of brands, ribbons and sections, loaded with the first page of staff that asks for them. */
const shared =
  (name: keyof Shared): Answering =>
  async (...given) =>
    (await import(/* webpackChunkName: 'catalog-v1-more' */ './shared.ts'))[name](...given)

type Moves = typeof import('./stock-moves.ts')

const moving =
  (name: keyof Moves): Answering =>
  async (...given) =>
    (await import(/* webpackChunkName: 'catalog-v1-more' */ './stock-moves.ts'))[name](...given)

type Many = typeof import('./many.ts')

/** Changes of many products, loaded with the first of them. */
const many =
  (name: keyof Many): Answering =>
  async (...given) =>
    (await import(/* webpackChunkName: 'catalog-v1-more' */ './many.ts'))[name](...given)

/** Calls of catalog V3 that a site of catalog V1 answers by its own, what products share among them. */
const answers = new Map<string, Answering>([
  ['GET /stores/v3/products/search', searchProducts],
  ['GET /stores/v3/brands/query', shared('queryBrands')],
  ['PATCH /stores/v3/brands/{brand.id}', shared('updateBrand')],
  ['DELETE /stores/v3/brands/{brandId}', shared('deleteBrand')],
  ['GET /stores/v3/ribbons/query', shared('queryRibbons')],
  ['POST /stores/v3/ribbons/query', shared('queryRibbons')],
  ['PATCH /stores/v3/ribbons/{ribbon.id}', shared('updateRibbon')],
  ['DELETE /stores/v3/ribbons/{ribbonId}', shared('deleteRibbon')],
  ['GET /stores/v3/info-sections/query', shared('queryInfoSections')],
  ['PATCH /stores/v3/info-sections/{infoSection.id}', shared('updateInfoSection')],
  ['DELETE /stores/v3/info-sections/{infoSectionId}', shared('deleteInfoSection')],
  ['GET /stores/v3/inventory-items/query', queryInventoryItems],
  ['GET /stores/v3/inventory-items/{inventoryItemId}', getInventoryItem],
  ['PATCH /stores/v3/inventory-items/{inventoryItem.id}', updateInventoryItem],
  ['POST /stores/v3/bulk/inventory-items/update', bulkUpdateInventoryItems],
  ['POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location', moving('increment')],
  ['POST /stores/v3/bulk/inventory-items/decrement-by-variant-and-location', moving('decrement')],
  ['POST /stores/v3/bulk/products/update-by-filter', many('bulkUpdateProductsByFilter')],
  ['POST /stores/v3/bulk/products/adjust-variants-by-filter', many('bulkAdjustProductVariantsByFilter')],
  ['POST /stores/v3/bulk/products/update-tags-by-filter', many('bulkUpdateProductTagsByFilter')],
  ['POST /stores/v3/bulk/products/delete-by-filter', many('bulkDeleteProductsByFilter')],
])

/** Adapter for a site of catalog V1: calls of V3 are answered where V1 can, and refused without a request elsewhere. */
export const catalogAdapter: CatalogAdapter = /* @__PURE__ */ adapterFor('v1', answers)
