import { defineCall, z } from '@galleria/platform-client'
import type {
  ChangedProductV3,
  NewProductV3,
  ProductV3Variant,
} from '../../../calls/catalog/catalog-products-v3.ts'
import type { VariantStock } from '../../../calls/catalog/catalog-products-v3-many.ts'
import { ProductV3 } from '../../../entities/catalog-v3/product.ts'
import { updateProductV3 } from '../../../operations/catalog/catalog-products-v3.ts'
import * as many from '../../../operations/catalog/catalog-products-v3-many.ts'

const One = () => z.object({ product: ProductV3 })
type OneProduct = { product: ProductV3 }

/** Variants, of which new ones say what there is of them. */
export interface WrittenVariants {
  variantsInfo: { variants: (ProductV3Variant & { inventoryItem?: VariantStock })[] }
}

type Changed = Omit<ChangedProductV3, 'variantsInfo'> & Partial<WrittenVariants>
type Asking = { fields: readonly string[]; fieldMask?: string }

export const createProductWithInventory = /* @__PURE__ */ defineCall<
  {
    product: Omit<NewProductV3, 'variantsInfo'> & WrittenVariants
    idempotencyKey?: string
    fields: readonly string[]
  },
  OneProduct
>(many.createProductWithInventory, One)

export const updateProduct = /* @__PURE__ */ defineCall<{ product: Changed } & Asking, OneProduct>(
  updateProductV3,
  One,
)

export const updateProductWithInventory = /* @__PURE__ */ defineCall<
  { product: Changed } & Asking,
  OneProduct
>(many.updateProductWithInventory, One)
