import { AggregationResult, InventoryItem, ProductV3 } from '@galleria/platform-client/entities/catalog-v3'
import { z } from 'zod'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'

const aggregationData = z.object({ results: z.array(AggregationResult) })

/** Answers of catalog V3, wire §3.10. */
export const ProductV3Answer = z.object({ product: ProductV3 })
export const ProductsV3Answer = z.object({ products: z.array(ProductV3), pagingMetadata: CursorMetadata })
export const FoundProductsAnswer = ProductsV3Answer.extend({ aggregationData })
export const InventoryItemAnswer = z.object({ inventoryItem: InventoryItem })
export const InventoryItemsAnswer = z.object({
  inventoryItems: z.array(InventoryItem),
  pagingMetadata: CursorMetadata,
})
export const FoundInventoryItemsAnswer = InventoryItemsAnswer.extend({
  aggregationData: aggregationData.optional(),
})
