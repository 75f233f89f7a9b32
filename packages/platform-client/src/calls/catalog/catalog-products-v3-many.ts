import { defineCall, z } from '@galleria/platform-client'
import { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import { ProductV3 } from '../../entities/catalog-v3/product.ts'
import * as catalogBulkOperations from '../../operations/catalog/catalog-bulk.ts'
import * as catalogProductsV3ManyOperations from '../../operations/catalog/catalog-products-v3-many.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import type { FoundProducts } from './catalog-bulk.ts'
import type {
  ChangedProductV3,
  NewProductV3,
  ProductV3Set,
  ProductV3Variant,
  TagsV3,
  VariantV3Set,
} from './catalog-products-v3.ts'

const Begun = () => z.object({ jobId: z.string() })
const Whole = () => z.object({ product: ProductV3, inventoryResults: bulkAnswer(InventoryItem) })

/** Stock of a variant: a quantity or a flag. */
export interface VariantStock {
  revision?: string
  quantity?: number
  inStock?: boolean
  preorderInfo?: { enabled?: boolean; message?: string | null; limit?: number | null }
}
interface Stocked {
  variantsInfo: { variants: (ProductV3Variant & { inventoryItem?: VariantStock })[] }
}
interface Asking {
  fields?: readonly string[]
  /** Items too, of each variant. */
  returnEntity?: boolean
}
/** A product, and what became of the stock of each of its variants. */
export interface ProductWithInventory {
  product: ProductV3
  inventoryResults: BulkAnswer<InventoryItem>
}

/** Product and stock in one, both or neither (wire §3.10). */
export const createProductWithInventory = /* @__PURE__ */ defineCall<
  { product: Omit<NewProductV3, 'variantsInfo'> & Stocked; idempotencyKey?: string } & Asking,
  ProductWithInventory
>(catalogProductsV3ManyOperations.createProductWithInventory, Whole)

/** 409 where the product was changed meanwhile, or a stock whose revision is told (wire §3.10). */
export const updateProductWithInventory = /* @__PURE__ */ defineCall<
  { product: Omit<ChangedProductV3, 'variantsInfo'> & Partial<Stocked>; fieldMask?: string } & Asking,
  ProductWithInventory
>(catalogProductsV3ManyOperations.updateProductWithInventory, Whole)

/** Changes all entities found, in a job (wire §3.10). */
export const bulkSetProductsByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { product: ProductV3Set; fieldMask?: string },
  { jobId: string }
>(catalogBulkOperations.bulkUpdateProductsByFilter, Begun)

/** Updates every variant of all products found, in a job (wire §3.10). */
export const bulkUpdateProductVariantsByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & {
    variant: VariantV3Set
  },
  { jobId: string }
>(catalogProductsV3ManyOperations.bulkUpdateProductVariantsByFilter, Begun)

/** All that are found, by a job; they come back with its undo (wire §3.10). */
export const bulkDeleteProductsByFilter = /* @__PURE__ */ defineCall<FoundProducts, { jobId: string }>(
  catalogProductsV3ManyOperations.bulkDeleteProductsByFilter,
  Begun,
)

/** Up to ten sections, by a job (wire §3.10). */
export const bulkAddProductInfoSectionsByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { infoSectionIds: string[] },
  { jobId: string }
>(catalogProductsV3ManyOperations.bulkAddProductInfoSectionsByFilter, Begun)

/** The same, taken from them (wire §3.10). */
export const bulkRemoveProductInfoSectionsByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { infoSectionIds: string[] },
  { jobId: string }
>(catalogProductsV3ManyOperations.bulkRemoveProductInfoSectionsByFilter, Begun)

/** Into up to five categories, behind those that are there; by a job (wire §3.10). */
export const bulkAddProductsToCategoriesByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { categoryIds: string[] },
  { jobId: string }
>(catalogProductsV3ManyOperations.bulkAddProductsToCategoriesByFilter, Begun)

/** Out of them (wire §3.10). */
export const bulkRemoveProductsFromCategoriesByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { categoryIds: string[] },
  { jobId: string }
>(catalogProductsV3ManyOperations.bulkRemoveProductsFromCategoriesByFilter, Begun)

/** Up to 100 products; a tag in both lists is assigned (wire §3.10). */
export const bulkUpdateProductTags = /* @__PURE__ */ defineCall<
  { productIds: string[]; assignTags?: TagsV3; unassignTags?: TagsV3; idempotencyKey?: string },
  BulkAnswer<unknown>
>(catalogProductsV3ManyOperations.bulkUpdateProductTags, () => bulkAnswer(z.unknown()))

/** Changes all entities found, in a job (wire §3.10). */
export const bulkUpdateProductTagsByFilter = /* @__PURE__ */ defineCall<
  FoundProducts & { assignTags?: TagsV3; unassignTags?: TagsV3 },
  { jobId: string }
>(catalogProductsV3ManyOperations.bulkUpdateProductTagsByFilter, Begun)
