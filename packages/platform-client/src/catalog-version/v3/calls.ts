import { defineCall, z } from '@galleria/platform-client'
import { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import { ProductV3 } from '../../entities/catalog-v3/product.ts'
import { queryInventoryItems } from '../../operations/catalog/catalog-inventory.ts'
import { getProductV3 as byId } from '../../operations/catalog/catalog-products-v3.ts'
import { getProductBySlug as bySlug, searchProducts } from '../../operations/catalog/products-v3.ts'
import { CursorMetadata, type CursorQuery, type OffsetQuery } from '../../schemas/paging.ts'

const One = () => z.object({ product: ProductV3 })
type OneProduct = { product: ProductV3 }

/** Products of catalog V3 as lists have them: without variants. */
export const findProducts = /* @__PURE__ */ defineCall<
  { search: CursorQuery; fields: readonly string[] },
  { products: ProductV3[]; pagingMetadata?: z.infer<typeof CursorMetadata> | null | undefined }
>(searchProducts, () => z.object({ products: z.array(ProductV3), pagingMetadata: z.nullish(CursorMetadata) }))

export const getProductBySlug = /* @__PURE__ */ defineCall<
  { slug: string; fields: readonly string[] },
  OneProduct
>(bySlug, One)

export const getProductById = /* @__PURE__ */ defineCall<
  { productId: string; fields: readonly string[] },
  OneProduct
>(byId, One)

/** Items of the stock with how many there are. */
export const findInventoryItems = /* @__PURE__ */ defineCall<
  { query: OffsetQuery },
  {
    inventoryItems: InventoryItem[]
    pagingMetadata?: { total?: number | null | undefined } | null | undefined
  }
>(queryInventoryItems, () =>
  z.object({
    inventoryItems: z.array(InventoryItem),
    pagingMetadata: z.nullish(z.object({ total: z.nullish(z.number()) })),
  }),
)
